import { sql, type SQL } from "drizzle-orm";
import { FOLDED, PLAIN } from "#app/lib/search-text.ts";
import type { Sought } from "./finder.ts";

/** Small letters without accents, as an index has them; `text` is an expression of SQL. */
export function folded(text: string): string {
  return `translate(lower(${text}), '${FOLDED}', '${PLAIN}')`;
}

/** A folded text that has every part of what is sought. */
export function matches(foldedText: SQL, { patterns }: Pick<Sought, "patterns">): SQL {
  return sql.join(
    patterns.map((pattern) => sql`${foldedText} like ${pattern}`),
    sql` and `,
  );
}

/** How good a hit is: 0 for what is meant exactly, 1 for what begins like it, 2 for all others. */
export function rankOf(exact: SQL, foldedText: SQL, { start }: Sought): SQL {
  return sql`case when ${exact} then 0 when ${foldedText} like ${start} then 1 else 2 end`;
}
