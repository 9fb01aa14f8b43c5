import { jsonSchemaOf, type Operation } from "#app/platform/records/operation.ts";
import { problemAnswer } from "./answers.ts";
import { WEBHOOK_TYPES, webhookMessage, type PayloadName } from "./webhook-payloads.ts";
import { addressOf } from "./operation-address.ts";

const WHY = {
  401: "The key is missing or invalid",
  403: "The key lacks the scope",
  404: "Not found",
  429: "Too many requests; see Retry-After",
};
const READ_WHY = { ...WHY, 400: "A parameter is invalid" };
const WRITE_WHY = {
  ...WHY,
  400: "The body is no JSON object, or the header Idempotency-Key is missing",
  409: "The shop refused; `reason` says why",
  412: "The record is no longer what If-Match names",
  413: "The body has more than 100,000 bytes",
  422: "A field is invalid, or the Idempotency-Key was used for something else",
};

const KINDS = {
  read: "It changes nothing.",
  change: "It can be put right by another change.",
  final: "It can’t be undone.",
};

const PROBLEM = "#/components/schemas/Problem";

/** The OpenAPI document, made of the operations that the API carries out. */
export function openApiDocument(appUrl: string, operations: readonly Operation[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const each of operations) {
    const { method, path } = addressOf(each);
    paths[path] = { ...paths[path], [method]: describe(each) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Shop API", version: "1" },
    servers: [{ url: appUrl }],
    paths,
    webhooks: Object.fromEntries(
      WEBHOOK_TYPES.map((event) => [event, { post: describeEvent(event) }]),
    ),
    components: {
      schemas: { Problem: jsonSchemaOf(problemAnswer, "output") },
      securitySchemes: { key: { type: "http", scheme: "bearer" } },
    },
  };
}

function describe(each: Operation) {
  const isRead = each.kind === "read";
  return {
    operationId: each.name,
    summary: each.says,
    description: `The key needs the scope ${each.name}. ${KINDS[each.kind]}`,
    security: [{ key: [] }],
    parameters: [...inPath(each), ...(isRead ? inQuery(each) : WRITE_HEADERS)],
    ...(!isRead && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: jsonSchemaOf(each.input, "input") } },
      },
    }),
    responses: {
      200: {
        description: isRead ? "The response" : "It was done, now or by an earlier request",
        ...(isRead && { headers: { ETag: { schema: { type: "string" } } } }),
        content: { "application/json": { schema: jsonSchemaOf(each.output, "output") } },
      },
      ...(isRead && { 304: { description: "Nothing changed since the response with this ETag" } }),
      ...problems(isRead ? READ_WHY : WRITE_WHY),
    },
  };
}

const describeEvent = (event: PayloadName) => ({
  parameters: ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => ({
    name,
    in: "header",
    required: true,
    schema: { type: "string" },
  })),
  requestBody: {
    required: true,
    content: { "application/json": { schema: jsonSchemaOf(webhookMessage(event), "output") } },
  },
  responses: {
    "2XX": { description: "Received" },
    default: { description: "The shop sends the message again later" },
  },
});

const problems = (why: Record<number, string>) =>
  Object.fromEntries(
    Object.entries(why).map(([status, description]) => [
      status,
      { description, content: { "application/problem+json": { schema: { $ref: PROBLEM } } } },
    ]),
  );

const inPath = ({ key }: Operation) =>
  key
    ? [
        {
          name: key.name,
          in: "path",
          required: true,
          description: key.says,
          schema: { type: "string" },
        },
      ]
    : [];

const inQuery = ({ input }: Operation) =>
  parametersOf(input).map(([name, schema]) => ({ name, in: "query", schema }));

const WRITE_HEADERS = [
  {
    name: "Idempotency-Key",
    in: "header",
    required: true,
    description: "Your own text for this request. Repeating it within a day changes nothing twice",
    schema: { type: "string", maxLength: 200 },
  },
  {
    name: "If-Match",
    in: "header",
    description: "The ETag of the record as you read it",
    schema: { type: "string" },
  },
];

export function parametersOf(input: Operation["input"]): [name: string, schema: unknown][] {
  const { properties = {} } = jsonSchemaOf(input, "input");
  return Object.entries(properties as object);
}
