import { Socket } from "node:net";
import { Client } from "pg";
import type { Place } from "./placement.server.ts";
import { readPostmaster } from "./postmaster.server.ts";
import { isOwned } from "./socket-folder.server.ts";

/** One process's share in the server: a connection whose session carries the advisory lock. */
export type Hold = {
  client: Client;
  /** What the connection runs on: pg cannot unref it by its types. */
  socket: Socket;
  address: { host: string; port: number };
  /** Nobody else held the server when this process took its share. */
  alone: boolean;
};

/** Advisory locks count per database; all processes take this one in `postgres`. */
export const HOLD_KEY = "7305240118462";

/** Takes a share in the running server; undefined when none answers or it is being stopped. */
export async function takeHold({ account, cluster }: Place): Promise<Hold | undefined> {
  const postmaster = await readPostmaster(cluster);
  const address = postmaster?.address;
  if (postmaster?.serves !== cluster || !address) return undefined;
  if (!(await isOwned(address.host, account.uid))) return undefined;

  const socket = new Socket();
  const client = await connect(address, socket);
  if (!client) return undefined;
  // A server that goes down between two statements is as good as no answer.
  const share = await takeShare(client).catch(() => undefined);
  if (share) return { client, socket, address, alone: share === "alone" };
  await close(client);
  return undefined;
}

/** Ends a connection whose server may be gone already. */
export async function close(client: Client): Promise<void> {
  await client.end().catch(() => undefined);
}

async function connect(
  address: { host: string; port: number },
  socket: Socket,
): Promise<Client | undefined> {
  const client = new Client({
    ...address,
    stream: () => socket,
    user: "postgres",
    database: "postgres",
    ssl: false,
    application_name: "project-me hold",
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
  });
  // A killed server is an event here, and an unheard one would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await close(client);
    return undefined;
  }
}

/**
 * Of several starting at once exactly one is alone, because it wins the exclusive lock first. Who
 * gets neither lock has met such a moment, or somebody stopping the server, and asks again.
 */
async function takeShare(client: Client): Promise<"alone" | "shared" | undefined> {
  if (await locks(client, "pg_try_advisory_lock")) {
    await client.query("select pg_advisory_lock_shared($1)", [HOLD_KEY]);
    await client.query("select pg_advisory_unlock($1)", [HOLD_KEY]);
    return "alone";
  }
  return (await locks(client, "pg_try_advisory_lock_shared")) ? "shared" : undefined;
}

/** Gives the share back; true when nobody else has one, and then nobody can take one either. */
export async function giveUpShare(client: Client): Promise<boolean> {
  await client.query("select pg_advisory_unlock_shared($1)", [HOLD_KEY]);
  return locks(client, "pg_try_advisory_lock");
}

async function locks(
  client: Client,
  how: "pg_try_advisory_lock" | "pg_try_advisory_lock_shared",
): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>(`select ${how}($1) as got`, [HOLD_KEY]);
  return rows[0]?.got === true;
}
