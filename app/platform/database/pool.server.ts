import pg from "pg";
import type { Logger } from "pino";
import { BoundedClient, type BoundedConfig } from "./connection/bounded-client.server.ts";
import { prepareFrequent } from "./connection/prepare-frequent.server.ts";

export type PoolTarget = { connectionString: string } | SocketTarget;
export type SocketTarget = { host: string; port: number; user: string; database: string };

type PoolOptions = {
  max?: number;
  /** `undefined` for work that may take long, such as migrations. */
  silenceMs?: number | undefined;
};

const STATEMENT_MS = 7_000;
/** A little longer than a statement may take, so that only a dead link is that silent. */
const SILENCE_MS = 7_500;
/** For a connection. A request needs several, so the waits are short while the link is lost. */
const CONNECTION_MS = { usual: 5_000, afterLoss: 1_500 };

/** Where a pool of `openPool` connects to. */
export function targetOf({ options }: pg.Pool): PoolTarget {
  const { connectionString, host, port, user, database } = options;
  if (connectionString) return { connectionString };
  if (!host || !port || !user || !database) throw new Error("the pool has no target of its own");
  return { host, port, user, database };
}

/**
 * Every wait is limited: for a connection, a lock, a statement and a dead link. A person in front of
 * the page gets an answer before they give up.
 */
export function openPool(target: PoolTarget, log: Logger, options: PoolOptions = {}): pg.Pool {
  const wait = (ms: number) => void (pool.options.connectionTimeoutMillis = ms);
  const bounds: BoundedConfig & pg.PoolConfig = {
    ...target,
    max: 10,
    // Statements that a transaction starts together are sent without waiting for each answer.
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
    prepareFrequent(client);
  });
  return pool;
}
