import pg from "pg";
import type { Logger } from "pino";
import { BoundedClient, type BoundedConfig } from "./connection/bounded-client.server.ts";
import { traceStatements } from "../traces/trace-statements.server.ts";
import { prepareFrequent } from "./connection/prepare-frequent.server.ts";

export type PoolTarget = { connectionString: string } | SocketTarget;
export type SocketTarget = { host: string; port: number; user: string; database: string };

type PoolOptions = {
  max?: number;
  /** Undefined for long work such as migrations. */
  silenceMs?: number | undefined;
};

const STATEMENT_MS = 7_000;
/** Longer than any statement may take, so that only a dead link is silent for so long. */
const SILENCE_MS = 7_500;
/** A request needs several connections, so waits are shorter while the link is lost. */
const CONNECTION_MS = { usual: 5_000, afterLoss: 1_500 };

export function targetOf({ options }: pg.Pool): PoolTarget {
  const { connectionString, host, port, user, database } = options;
  if (connectionString) return { connectionString };
  if (!host || !port || !user || !database) throw new Error("the pool has no target of its own");
  return { host, port, user, database };
}

/**
 * Limits every wait: for a connection, a lock, a statement and a dead link. The person in front of
 * the page gets an answer before giving up.
 */
export function openPool(target: PoolTarget, log: Logger, options: PoolOptions = {}): pg.Pool {
  const wait = (ms: number) => void (pool.options.connectionTimeoutMillis = ms);
  const bounds: BoundedConfig & pg.PoolConfig = {
    ...target,
    max: 10,
    // Pipelining sends the statements that a transaction starts together without waiting for
    // answers.
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
  // An unhandled `error` event of a lost connection would end the process when the server restarts.
  const lost = (error: Error) => log.warn({ err: error }, "a database connection was lost");
  pool.on("error", lost);
  pool.on("connect", (client) => {
    client.on("error", lost);
    wait(CONNECTION_MS.usual);
    prepareFrequent(client);
    traceStatements(client);
  });
  return pool;
}
