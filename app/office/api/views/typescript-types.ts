import { jsonSchemaOf, type Operation } from "#app/platform/records/operation.ts";
import { addressOf } from "./operation-address.ts";
import { WEBHOOK_TYPES, webhookMessage } from "./webhook-payloads.ts";

type Schema = {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  description?: string;
};

const HEAD = `// Made from the operations of the shop. Do not edit: npm test compares this file with them, and
// npx vitest run app/office/api/views/typescript-types.test.ts --update writes it anew.
`;

/** The types of the TypeScript client: a record's own, then the fields and output of operations. */
export function typescriptTypes(operations: readonly Operation[]): string {
  const names = new Map<string, string>();
  const types = operations.flatMap(({ name, output }) => {
    const [noun = "", verb] = name.split(".");
    if (verb !== "get") return [];
    const own = typeOf(jsonSchemaOf(output, "output"));
    const called = noun.charAt(0).toUpperCase() + noun.slice(1).replace(/s$/, "");
    names.set(own, called);
    return [`export type ${called} = ${own};\n`];
  });
  const shared = (text: string) =>
    [...names].reduce((left, [own, called]) => left.replaceAll(own, called), text);
  const described = operations.map((each) => `  /** ${each.says} */\n  ${shared(describe(each))}`);
  const addresses = operations.map((each) => {
    const { method, path } = addressOf(each);
    return `  "${each.name}": "${method.toUpperCase()} ${path}",\n`;
  });
  const messages = WEBHOOK_TYPES.map(
    (type) => `  | ${typeOf(jsonSchemaOf(webhookMessage(type), "output"))}\n`,
  );
  return [
    HEAD,
    ...types,
    `export type Operations = {\n${described.join("")}};\n`,
    `export type WebhookMessage =\n${messages.join("")};\n`,
    `export const ADDRESSES: Readonly<Record<keyof Operations, string>> = {\n${addresses.join("")}};\n`,
  ].join("\n");
}

function describe({ name, key, kind, input, output }: Operation): string {
  const { properties = {}, required = [] } = jsonSchemaOf(input, "input") as Schema;
  const fields = objectType({
    properties: {
      ...(key && { [key.name]: { type: "string", description: key.says } }),
      ...properties,
    },
    required: [...(key ? [key.name] : []), ...required],
  });
  const answer = typeOf(jsonSchemaOf(output, "output"));
  return `"${name}": { kind: "${kind}"; fields: ${fields}; output: ${answer} };\n`;
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if (typeof schema.type === "object")
    return schema.type.map((type) => typeOf({ type })).join(" | ");
  switch (schema.type) {
    case "integer":
    case "number":
      return "number";
    case "array":
      return `ReadonlyArray<${typeOf(schema.items ?? {})}>`;
    case "object":
      return objectType(schema);
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    default:
      return "unknown";
  }
}

function objectType({ properties, required = [], additionalProperties }: Schema): string {
  const others = typeof additionalProperties === "object" ? typeOf(additionalProperties) : "never";
  const fields = Object.entries(properties ?? {}).map(([name, schema]) => {
    const note = schema.description ? `/** ${schema.description} */ ` : "";
    return `${note}"${name}"${required.includes(name) ? "" : "?"}: ${typeOf(schema)}`;
  });
  return fields.length > 0 ? `{ ${fields.join("; ")} }` : `Record<string, ${others}>`;
}
