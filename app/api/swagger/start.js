// The validator badge would ask another host, so there is none.
SwaggerUIBundle({
  url: "openapi.json",
  dom_id: "#swagger-ui",
  validatorUrl: "none",
  deepLinking: true,
  displayRequestDuration: true,
  persistAuthorization: true,
  defaultModelsExpandDepth: 0,
});
