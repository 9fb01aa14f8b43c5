import pg from "pg";
import type { PoolClient } from "pg";

/** What the server says to whatever is asked after something failed in the same transaction. */
const AFTER_A_FAILURE = "25P02";

type Watched = {
  client: PoolClient;
  /** The error itself, or the one it merely follows from. */
  reasonOf(error: unknown): unknown;
};

/**
 * Of statements that are sent together all fail once one does, and whose error comes out first
 * depends on how many promises each goes through. What counts is why, since that decides whether
 * the shop says "in a moment" or "our fault".
 */
export function watchFailures(client: PoolClient): Watched {
  let reason: unknown;
  const ask: (...args: unknown[]) => Promise<unknown> = client.query.bind(client);
  const query = (...args: unknown[]) => {
    const answer = ask(...args);
    answer.catch((error: unknown) => {
      if (!follows(error)) reason = error;
    });
    return answer;
  };
  return {
    client: Object.create(client, { query: { value: query } }),
    reasonOf: (error) =>
      error instanceof Error && follows(error.cause) ? (reason ?? error) : error,
  };
}

function follows(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === AFTER_A_FAILURE;
}
