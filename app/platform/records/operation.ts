import { z } from "zod";
import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Actor } from "../access/actor.ts";
import { may, type Ability } from "../access/may.ts";
import type { Ctx } from "../access/ctx.server.ts";
import type { Limit } from "../http/rate-limit.server.ts";

/** How people and programs name a record, such as an order by its number. */
export type RecordKey = {
  name: string;
  /** What it is, in words. */
  says: string;
  /** Locks the record until the transaction ends. Returns its id, undefined for none. */
  lock: (tx: Ctx, key: string) => Promise<string | undefined>;
};

/** A change can be put right by another one; what is final has left the shop or is gone. */
export type OperationKind = "read" | "change" | "final";

type Facts<Input extends z.ZodType, Output extends z.ZodType> = {
  /** The noun and the verb, such as `orders.add-note`. */
  name: `${string}.${string}`;
  /** One sentence, for people and for programs. */
  says: string;
  /** Other words that staff type for it, in lowercase. */
  words?: readonly string[];
  /** The ability that the command asks for; one of several is enough. Anyone shops. */
  who: Ability | readonly Ability[] | "anyone";
  /** How often one network address may perform it, for operations that are open to anyone. */
  limit?: Limit | undefined;
  kind: OperationKind;
  /** Repeating it changes nothing more. */
  isRepeatable: boolean;
  /** A rule never approves it for a program. */
  needsPerson?: true;
  key?: RecordKey;
  input: Input;
  output: Output;
};

/** The money at stake, which a rule for programs limits. `record` is the id of the locked record. */
type Amount<Input> = {
  /** What it is the amount of, in words. */
  says: string;
  of: (tx: Ctx, input: Input, record: string) => Promise<Centavos | undefined>;
};

/** The output of an operation that says nothing more than that it was done. */
export const nothing = z.object({});

export type InvalidInput = Refusal<"invalid"> & { errors: Record<string, string> };

/**
 * Something that people and programs can do here, described once. Its command still checks the
 * actor.
 */
export type Operation = Facts<z.ZodType, z.ZodType> & {
  amount?: Amount<object> | undefined;
  /** `record` is the id of the locked record. A read gets the key as it was sent. */
  perform: (ctx: Ctx, sent: object, record: string) => Promise<Result<unknown> | InvalidInput>;
};

/** Whether the actor has one of the abilities that an operation asks for. */
export function mayPerform(actor: Actor, { who }: Pick<Operation, "who">): boolean {
  return who === "anyone" || [who].flat().some((ability) => may(actor, ability));
}

/** A schema as JSON Schema, which OpenAPI 3.1 and MCP have for their own. */
export function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _, ...own } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return own;
}

export function operation<Input extends z.ZodType, Output extends z.ZodType>({
  run,
  amount,
  ...facts
}: Facts<Input, Output> & {
  amount?: Amount<z.output<Input>>;
  run: (
    ctx: Ctx,
    input: z.output<Input>,
    record: string,
  ) => Promise<Result<z.input<Output>> | Result<undefined>>;
}): Operation {
  return {
    ...facts,
    amount: amount && {
      ...amount,
      async of(tx, sent, record) {
        const parsed = facts.input.safeParse(sent);
        return parsed.success ? amount.of(tx, parsed.data, record) : undefined;
      },
    },
    async perform(ctx, sent, record) {
      if (!mayPerform(ctx.actor, facts)) return refuse("forbidden");
      const unknown = Object.keys(sent).filter((name) => !fieldsOf(facts.input).has(name));
      if (unknown.length > 0) return refuse("invalid", { errors: unknownFields(unknown) });
      const parsed = facts.input.safeParse(sent, { error: describe });
      if (!parsed.success) return refuse("invalid", { errors: firstProblems(parsed.error) });
      const done = await run(ctx, parsed.data, record);
      // Whatever the output does not declare stays inside.
      return done.ok ? ok(facts.output.parse(done.value ?? {})) : done;
    },
  };
}

const known = new WeakMap<z.ZodType, ReadonlySet<string>>();

/** A form drops fields that it does not have. A program that sends one has made a mistake. */
function fieldsOf(input: z.ZodType): ReadonlySet<string> {
  const { properties = {} } = known.has(input) ? {} : jsonSchemaOf(input, "input");
  const fields = known.get(input) ?? new Set(Object.keys(properties as object));
  known.set(input, fields);
  return fields;
}

const unknownFields = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, "Unknown field."]));

/** Our words where a schema has none of its own. */
function describe({ input, ...issue }: z.core.$ZodRawIssue): string {
  if (input === undefined) return "Send this field.";
  if (issue.code === "invalid_value")
    return `Must be one of ${issue.values.map(String).join(", ")}.`;
  if (issue.code === "invalid_type") return `Must be of the type ${issue.expected}.`;
  if (issue.code === "too_small") return `Must be at least ${issue.minimum}.`;
  if (issue.code === "too_big") return `Must be at most ${issue.maximum}.`;
  return "Not a valid value.";
}

/** The first problem of each field. */
function firstProblems({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0] ?? "form")] ??= message;
  return errors;
}
