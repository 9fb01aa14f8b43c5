import { fillPlaceholders, type Placeholder, sql, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { NAMES } from "./names.ts";

/**
 * A large statement of which only values differ: its text is built at its first use. Building the
 * one that reads a checkout costs the process as much as deciding on the order.
 */
export function builtOnce<Name extends string>(
  build: (value: (name: Name) => Placeholder) => SQL,
): (values: Record<Name, unknown>) => SQL {
  let built: { texts: SQL[]; params: unknown[] } | undefined;
  return (values) => {
    built ??= textsOf(build((name) => sql.placeholder(name)));
    const { texts, params } = built;
    const filled = fillPlaceholders(params, values).map((value) => sql.param(value));
    return sql.join(texts.flatMap((text, place) => [text, ...filled.slice(place, place + 1)]));
  };
}

/** The text between the values, and what stands in between. */
function textsOf(statement: SQL) {
  const { sql: text, params } = new PgDialect(NAMES).sqlToQuery(statement);
  return { texts: text.split(/\$\d+/).map((piece) => sql.raw(piece)), params };
}
