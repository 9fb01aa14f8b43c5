import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** How much waits, since when, and perhaps what about; a part of one statement that reads several. */
export type WaitingPart = SQL<{ count: number; since: string | null; about?: string | null }>;

/** Counts the matching rows and finds their earliest moment. */
export function waitingPart(from: SQLWrapper, where: SQL, since: SQLWrapper): WaitingPart {
  return sql`(select json_build_object('count', count(*)::int, 'since', min(${since}))
    from ${from} where ${where})`;
}
