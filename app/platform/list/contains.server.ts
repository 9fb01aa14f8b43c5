import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Rows with the search in one of these texts, or across two; undefined without a search. */
export function contains(search: string, ...texts: readonly SQLWrapper[]): SQL | undefined {
  if (search === "") return undefined;
  // PostgreSQL cannot store these characters in a text.
  if (!search.isWellFormed() || search.includes("\0")) return sql`false`;
  const text = sql`concat_ws(' ', ${sql.join([...texts], sql`, `)})`;
  return sql`strpos(lower(${text}), lower(${search})) > 0`;
}
