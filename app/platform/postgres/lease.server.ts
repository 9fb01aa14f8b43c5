import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { Place } from "./place.server.ts";
import { launchUnlessRunning, readPostmaster, stopServer } from "./postmaster.server.ts";
import { DatabaseUnavailable } from "./start-errors.server.ts";

/** One process's share in the server: a connection whose session has the shared advisory lock. */
export type Lease = {
  /** Connected to the database `postgres` as its superuser. */
  client: Client;
  /** Returns the lease, and stops the server if it was the last one. */
  end(): Promise<"left" | "stopped">;
};

/** Advisory locks are per database; all processes take this one in `postgres`. */
export const LEASE_LOCK = "7305240118462";

const JOIN_LIMIT_MS = 30_000;
const MOST_FAILURES = 3;
const RETRY_MS = 2_000;

/**
 * Joins the place's server, and again whenever the connection is lost: one crashed backend makes
 * PostgreSQL drop every session, and without a lease the next process to stop would stop the
 * server.
 */
export async function takeLease(place: Place, log: (line: string) => void): Promise<Lease> {
  const ending = new AbortController();
  let current: Promise<Client | undefined>;
  const watch = (client: Client) => {
    client.once("end", () => {
      if (!ending.signal.aborted) current = rejoin();
    });
    return client;
  };
  const rejoin = async (): Promise<Client | undefined> => {
    log("The connection to the built-in PostgreSQL was lost, joining again");
    while (!ending.signal.aborted) {
      try {
        const client = await joinServer(place);
        log("Joined the built-in PostgreSQL again");
        return watch(client);
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await pause(RETRY_MS);
      }
    }
    return undefined;
  };
  const client = watch(await joinServer(place));
  current = Promise.resolve(client);
  return {
    client,
    async end() {
      ending.abort();
      const last = await current;
      return last ? leaveServer(last, place) : "left";
    },
  };
}

/**
 * Joins the running server, or starts it. Every round checks again, so another process may start or
 * stop the server in between. Throws DatabaseUnavailable with the last lines of the server's log
 * when it does not come up.
 */
async function joinServer(place: Place): Promise<Client> {
  const deadline = Date.now() + JOIN_LIMIT_MS;
  let serverLog = `See ${place.serverLog}.`;
  let failures = 0;
  while (Date.now() < deadline && failures < MOST_FAILURES) {
    const client = await connect(place);
    if (client) return client;
    const problem = await launchUnlessRunning(place);
    if (problem !== undefined) {
      failures += 1;
      serverLog = problem;
    }
    await pause(20);
  }
  throw new DatabaseUnavailable("The built-in PostgreSQL does not start", { serverLog });
}

/** Undefined when no server answers, or while the last process stops it. */
async function connect({ cluster, socketFolder }: Place): Promise<Client | undefined> {
  const address = (await readPostmaster(cluster))?.address;
  // In a copied data folder, this file names the socket of the original.
  if (address?.host !== socketFolder) return undefined;
  const client = new Client({
    ...address,
    user: "postgres",
    database: "postgres",
    ssl: false,
    application_name: "project-me lease",
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
  });
  // An unhandled `error` event of a killed server would end this process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    if (await tryLock(client, "pg_try_advisory_lock_shared")) return client;
  } catch {
    // The next round tries again.
  }
  await client.end().catch(() => undefined);
  return undefined;
}

/**
 * The last process keeps the exclusive lock until the server is down, so that a process that joins
 * in the meantime starts it anew.
 */
async function leaveServer(client: Client, place: Place): Promise<"left" | "stopped"> {
  try {
    await client.query("select pg_advisory_unlock_shared($1)", [LEASE_LOCK]);
    if (!(await tryLock(client, "pg_try_advisory_lock"))) return "left";
    await stopServer(place);
    return "stopped";
  } catch {
    return "left";
  } finally {
    await client.end().catch(() => undefined);
  }
}

type TryLock = "pg_try_advisory_lock" | "pg_try_advisory_lock_shared";

async function tryLock(client: Client, how: TryLock): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>(`select ${how}($1) as got`, [LEASE_LOCK]);
  return rows[0]?.got === true;
}
