import pg from "pg";
import type { Logger } from "pino";
import { prepareOften } from "./prepare-often.server.ts";
import { sendTogether } from "./send-together.server.ts";

export type PoolTarget = { connectionString: string } | SocketTarget;
export type SocketTarget = { host: string; port: number; user: string; database: string };

/**
 * Bounded in every direction: nobody waits for a connection, a lock or a statement so long that
 * the person in front of the page has given up.
 */
export function openPool(target: PoolTarget, log: Logger, max = 10): pg.Pool {
  const pool = new pg.Pool({
    ...target,
    max,
    // What a transaction asks at once is sent at once, instead of each when the last is answered.
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: "project-me",
  });
  // Without a listener a server restart would end the process through its connections.
  const lost = (error: Error) => log.warn({ err: error }, "a database connection was lost");
  pool.on("error", lost);
  pool.on("connect", (client) => {
    client.on("error", lost);
    prepareOften(client);
    if (client instanceof pg.Client) sendTogether(client);
  });
  return pool;
}
