import { problemAnswer } from "./answers.ts";
import { API_ENDPOINTS, parametersOf, schemaOf } from "./endpoints.ts";

const WHY = {
  400: "A parameter is invalid",
  401: "The key is missing or invalid",
  403: "The key lacks the required scope",
  404: "Not found",
  429: "Too many requests; see Retry-After",
};

/** The OpenAPI document, made of the schemas that the answers are tested against. */
export function openApiDocument(appUrl: string) {
  const problem = { "application/problem+json": { schema: { $ref: PROBLEM } } };
  const refusals = Object.fromEntries(
    Object.entries(WHY).map(([status, description]) => [status, { description, content: problem }]),
  );
  const paths = API_ENDPOINTS.map(({ path, summary, scope, query, answer }) => [
    path,
    {
      get: {
        summary,
        description: `The key needs the scope ${scope}.`,
        security: [{ key: [] }],
        parameters: [...inPath(path), ...inQuery(parametersOf(query))],
        responses: {
          200: {
            description: "The response",
            headers: { ETag: { schema: { type: "string" } } },
            content: { "application/json": { schema: schemaOf(answer, "output") } },
          },
          304: { description: "Nothing changed since the response with this ETag" },
          ...refusals,
        },
      },
    },
  ]);
  return {
    openapi: "3.1.0",
    info: { title: "Shop read API", version: "1" },
    servers: [{ url: appUrl }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Problem: schemaOf(problemAnswer, "output") },
      securitySchemes: { key: { type: "http", scheme: "bearer" } },
    },
  };
}

const PROBLEM = "#/components/schemas/Problem";

function inPath(path: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function inQuery(parameters: readonly [name: string, schema: unknown][]) {
  return parameters.map(([name, schema]) => ({ name, in: "query", schema }));
}
