import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** How much waits, and since when; part of one statement that reads several. */
export type WaitingPart = SQL<{ count: number; since: string | null }>;

/** Of the rows of a table: how many match, and the first of a moment of theirs. */
export function waitingPart(from: SQLWrapper, where: SQL, since: SQLWrapper): WaitingPart {
  return sql`(select json_build_object('count', count(*)::int, 'since', min(${since}))
    from ${from} where ${where})`;
}
