import pg, { type PoolClient } from "pg";

/** PostgreSQL's error for every statement after a failed one in the same transaction. */
const AFTER_A_FAILURE = "25P02";

type FailureWatch = {
  client: PoolClient;
  /** The first failure of the transaction if `error` merely follows from it, else `error`. */
  reasonOf(error: unknown): unknown;
};

/**
 * When one of several pipelined statements fails, all later ones fail too, and the order of
 * promises decides which error a command sees first. The first failure decides whether the shop
 * answers "in a moment" or "our fault", so that error is thrown.
 */
export function watchFailures(client: PoolClient): FailureWatch {
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
