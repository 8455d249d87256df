"""The HTTP interface: routes, middleware, problem documents and Swagger UI."""
