import { fillPlaceholders, type Placeholder, sql, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { NAMES } from "./names.ts";

/**
 * A large statement of which only values differ: its SQL text is built at the first use. Building
 * the statement that reads a checkout takes as much CPU time as deciding on the order.
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

/** The text around the values, and the names of the values. */
function textsOf(statement: SQL) {
  const { sql: text, params } = new PgDialect(NAMES).sqlToQuery(statement);
  return { texts: text.split(/\$\d+/).map((piece) => sql.raw(piece)), params };
}
