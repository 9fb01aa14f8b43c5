import { snakeCase } from "#app/lib/spelling.ts";
import { sql, type AnyColumn, type SQL } from "drizzle-orm";

/** Several columns and expressions as one JSON object with these names; dates become texts. */
export function jsonOf(fields: Record<string, AnyColumn | SQL>): SQL {
  const pairs = Object.entries(fields).map(
    ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`,
  );
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** A row as SQL functions read it: the same values, named as the database names its columns. */
export function asRow(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));
}
