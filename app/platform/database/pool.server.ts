import pg from "pg";
import type { Logger } from "pino";
import { BoundedClient } from "./bounded-client.server.ts";
import type { BoundedConfig } from "./bounded-client.server.ts";
import { prepareOften } from "./prepare-often.server.ts";
import { sendTogether } from "./send-together.server.ts";

export type PoolTarget = { connectionString: string } | SocketTarget;
export type SocketTarget = { host: string; port: number; user: string; database: string };

type PoolOptions = {
  max?: number;
  /** `undefined` for work that may take long, such as migrations. */
  silenceMs?: number | undefined;
};

const STATEMENT_MS = 7_000;
/** A little more, so that only a dead link is that silent. */
const SILENCE_MS = 7_500;
/** For a connection. A request asks more than once, so once the link is lost each wait is short. */
const CONNECTION_MS = { usual: 5_000, afterLoss: 1_500 };

/**
 * Bounded in every direction: nobody waits for a connection, a lock, a statement or a dead link so
 * long that the person in front of the page has given up.
 */
export function openPool(target: PoolTarget, log: Logger, options: PoolOptions = {}): pg.Pool {
  const wait = (ms: number) => void (pool.options.connectionTimeoutMillis = ms);
  const bounds: BoundedConfig & pg.PoolConfig = {
    ...target,
    max: 10,
    // What a transaction asks at once is sent at once, instead of each when the last is answered.
    pipeline: true,
    connectionTimeoutMillis: CONNECTION_MS.usual,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_MS,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    silenceMs: SILENCE_MS,
    onLost: () => wait(CONNECTION_MS.afterLoss),
    application_name: "project-me",
    Client: BoundedClient,
    ...options,
  };
  const pool = new pg.Pool(bounds);
  // Without a listener a server restart would end the process through its connections.
  const lost = (error: Error) => log.warn({ err: error }, "a database connection was lost");
  pool.on("error", lost);
  pool.on("connect", (client) => {
    client.on("error", lost);
    wait(CONNECTION_MS.usual);
    prepareOften(client);
    if (client instanceof pg.Client) sendTogether(client);
  });
  return pool;
}
