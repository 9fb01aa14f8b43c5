import pg, { type PoolClient } from "pg";

/** The error of every statement after one failed in the same transaction. */
const AFTER_A_FAILURE = "25P02";

type Watched = {
  client: PoolClient;
  /** The error itself, or the one it merely follows from. */
  reasonOf(error: unknown): unknown;
};

/**
 * When one of several statements sent together fails, all later ones fail too, and which error a
 * command sees first depends on the order of promises. The first failure decides whether the shop
 * answers "in a moment" or "our fault", so it is the one that is thrown.
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
