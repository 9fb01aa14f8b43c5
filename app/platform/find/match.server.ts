import { sql, type SQL } from "drizzle-orm";
import { FOLDED, PLAIN } from "#app/lib/search-text.ts";
import type { Sought } from "./finder.ts";

/** Lowercase without accents, as in the indexes; `text` is an SQL expression. */
export function folded(text: string): string {
  return `translate(lower(${text}), '${FOLDED}', '${PLAIN}')`;
}

/** Matches if the folded text contains every part of the search. */
export function matches(foldedText: SQL, { patterns }: Pick<Sought, "patterns">): SQL {
  return sql.join(
    patterns.map((pattern) => sql`${foldedText} like ${pattern}`),
    sql` and `,
  );
}

/** Ranks a hit: 0 exact, 1 prefix, 2 anywhere. */
export function rankOf(exact: SQL, foldedText: SQL, { start }: Sought): SQL {
  return sql`case when ${exact} then 0 when ${foldedText} like ${start} then 1 else 2 end`;
}
