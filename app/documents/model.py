"""The two kinds of pydantic model that documents are made of."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Incoming(BaseModel):
    """Part of a request: closed and strict, so that a slip of the pen is an error and never a default."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, allow_inf_nan=False)


class Outgoing(BaseModel):
    """Part of a response: built by us from values that are right already, written out as bytes."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    def json_bytes(self) -> bytes:
        """The document as it goes out: keys in the order of the fields."""
        return self.__pydantic_serializer__.to_json(self)
