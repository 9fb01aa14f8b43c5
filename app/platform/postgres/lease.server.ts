import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { Place } from "./place.server.ts";
import { launchUnlessRunning, readPostmaster, stopServer } from "./postmaster.server.ts";
import { DatabaseUnavailable } from "./start-errors.server.ts";

/** One process's lease on the server: a connection whose session has the shared advisory lock. */
export type Lease = {
  client: Client;
  /** Of the connection, because pg's types do not offer its `unref`. */
  socket: Socket;
};

/** Advisory locks count per database; all processes take this one in `postgres`. */
export const LEASE_LOCK = "7305240118462";

const JOIN_LIMIT_MS = 30_000;
const MOST_FAILURES = 3;
const RETRY_MS = 2_000;

/**
 * Joins the server of the place, and starts it when it is not running. Every round looks anew, so
 * it does not matter which process starts or stops the server meanwhile. Throws
 * DatabaseUnavailable with the last lines of the server's log when it does not come up.
 */
export async function joinServer(place: Place): Promise<Lease> {
  const deadline = Date.now() + JOIN_LIMIT_MS;
  let serverLog = `See ${place.serverLog}.`;
  let failures = 0;
  while (Date.now() < deadline && failures < MOST_FAILURES) {
    const lease = await takeLease(place);
    if (lease) return lease;
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
export async function takeLease({ cluster, socketFolder }: Place): Promise<Lease | undefined> {
  const address = (await readPostmaster(cluster))?.address;
  // The file of a copied data folder names the socket of the original.
  if (address?.host !== socketFolder) return undefined;
  const socket = new Socket();
  const client = new Client({
    ...address,
    stream: () => socket,
    user: "postgres",
    database: "postgres",
    ssl: false,
    application_name: "project-me lease",
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
  });
  // Without a listener a killed server would end this process.
  client.on("error", () => undefined);
  const taken = await client
    .connect()
    .then(() => tryLock(client, "pg_try_advisory_lock_shared"))
    .catch(() => false);
  if (taken) return { client, socket };
  await close(client);
  return undefined;
}

/**
 * Gives the lease back, and stops the server when it was the last one. The exclusive lock is kept
 * until the server is down, so that a process that joins meanwhile starts it anew.
 */
export async function endLease({ client }: Lease, place: Place): Promise<"left" | "stopped"> {
  try {
    await client.query("select pg_advisory_unlock_shared($1)", [LEASE_LOCK]);
    const last = await tryLock(client, "pg_try_advisory_lock");
    if (last) await stopServer(place);
    return last ? "stopped" : "left";
  } catch {
    return "left";
  } finally {
    await close(client);
  }
}

type TryLock = "pg_try_advisory_lock" | "pg_try_advisory_lock_shared";

async function tryLock(client: Client, how: TryLock): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>(`select ${how}($1) as got`, [LEASE_LOCK]);
  return rows[0]?.got === true;
}

async function close(client: Client): Promise<void> {
  await client.end().catch(() => undefined);
}

/**
 * Takes the lease again whenever its connection is lost: one crashed backend makes PostgreSQL drop
 * every session, and without a lease the next process to stop would stop the server. Returns the
 * function that ends this and hands over the lease.
 */
export function renewLease(
  first: Lease,
  place: Place,
  log: (line: string) => void,
): () => Promise<Lease | undefined> {
  const ending = new AbortController();
  let current: Promise<Lease | undefined> = Promise.resolve(watch(first));

  function watch(lease: Lease): Lease {
    // The connection alone must not keep a finished script running.
    lease.socket.unref();
    lease.client.once("end", () => {
      if (!ending.signal.aborted) current = renew();
    });
    return lease;
  }

  async function renew(): Promise<Lease | undefined> {
    log("The connection to the built-in PostgreSQL was lost, joining again");
    while (!ending.signal.aborted) {
      try {
        const lease = await joinServer(place);
        log("Joined the built-in PostgreSQL again");
        return watch(lease);
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
    return undefined;
  }

  return async () => {
    ending.abort();
    const lease = await current;
    lease?.socket.ref();
    return lease;
  };
}
