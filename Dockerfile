FROM python:3.11-slim AS build
WORKDIR /source
COPY constraints.txt ./
RUN python -m venv /opt/adjudicator \
    && /opt/adjudicator/bin/pip install --no-cache-dir --constraint constraints.txt hatchling
COPY pyproject.toml README.md LICENSE NOTICE.md ./
COPY openapi openapi
COPY app app
RUN /opt/adjudicator/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
    && python -m venv --clear /opt/adjudicator \
    && /opt/adjudicator/bin/pip install --no-cache-dir --constraint constraints.txt /wheels/*.whl

FROM python:3.11-slim
RUN useradd --system --no-create-home --uid 10001 adjudicator
COPY --from=build /opt/adjudicator /opt/adjudicator
ENV PATH=/opt/adjudicator/bin:$PATH \
    ADJUDICATOR_HOST=0.0.0.0 \
    ADJUDICATOR_PORT=8000 \
    ADJUDICATOR_WORKERS=2
USER 10001
EXPOSE 8000
HEALTHCHECK --start-period=10s --interval=30s --timeout=3s CMD ["python", "-c", \
    "import os, urllib.request as u; u.urlopen(f\"http://127.0.0.1:{os.environ['ADJUDICATOR_PORT']}/health/live\", timeout=2)"]
CMD ["adjudicator", "serve"]
