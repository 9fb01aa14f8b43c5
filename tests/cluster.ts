import { appendFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { Client, Pool } from "pg";
import type { SocketTarget } from "#app/platform/database/pool.server.ts";
import {
  type Account,
  canRun,
  chooseAccount,
  readMachine,
} from "#app/platform/postgres/account.server.ts";
import { copyBinaries, findBinaries } from "#app/platform/postgres/binaries.server.ts";
import {
  APP_DATABASE,
  APP_ROLE,
  ensureCluster,
  ensureDatabase,
} from "#app/platform/postgres/cluster.server.ts";
import type { Place } from "#app/platform/postgres/place.server.ts";
import {
  namesFolder,
  SOCKET_PORT,
  launch,
  readPostmaster,
} from "#app/platform/postgres/postmaster.server.ts";
import { makeClusterFolder } from "./cluster-folder.ts";
import { removeCluster, sweepAbandonedClusters } from "./remove-cluster.ts";
import { until } from "./until.ts";

/** A server without a database: each test file gets its own. */
export type Cluster = Omit<SocketTarget, "database">;

export type RunningCluster = {
  cluster: Cluster;
  /** Ends the server and keeps its data: in order, or as a crash does. */
  halt(how: "in order" | "by crash"): Promise<void>;
  resume(): Promise<void>;
  stop(): void;
};

const admins = new Map<string, Pool>();

/** One connection for all that this process makes and drops, since a new one costs 5 ms of CPU. */
export function adminOf(cluster: Cluster): Pool {
  const known = admins.get(cluster.host);
  if (known) return known;
  const target = { ...cluster, database: APP_DATABASE };
  // After a loss the next statement opens another connection.
  const admin = new Pool({ ...target, max: 1, allowExitOnIdle: true }).on("error", () => undefined);
  admins.set(cluster.host, admin);
  return admin;
}

type Options = {
  /** Commits outlive a crash of the server, for tests that cause one. */
  survivesCrash?: boolean;
  /** Runs on the disk and waits for it, as a shop's own database does. */
  onDisk?: boolean;
};

// A throw-away cluster has nothing to lose in a power cut, so no write waits for the disk. Never
// use this for real data.
const THROW_AWAY = "fsync = off\nfull_page_writes = off\n";
const MAY_FORGET = "synchronous_commit = off\n";

/** Uses the product's own PostgreSQL with the shop's role and locale. Ignores DATABASE_URL. */
export async function startCluster({
  survivesCrash = false,
  onDisk = false,
}: Options = {}): Promise<RunningCluster> {
  sweepAbandonedClusters();
  const { place, folders } = await layOut(chooseAccount(readMachine()), process.cwd(), onDisk);
  const stop = () => folders.forEach(removeCluster);
  // On Ctrl-C Vitest exits at once, without the teardown of a global setup, and it does not handle
  // a closed terminal.
  process.once("exit", stop);
  process.once("SIGHUP", leave);
  await ensureCluster(place);
  const settings = survivesCrash ? THROW_AWAY : THROW_AWAY + MAY_FORGET;
  if (!onDisk) await appendFile(path.join(place.cluster, "postgresql.auto.conf"), settings);
  const address = await launchUntilReady(place);
  const client = new Client({ ...address, user: "postgres", database: "postgres" });
  await client.connect();
  await ensureDatabase(client).finally(() => client.end());
  return {
    cluster: { ...address, user: APP_ROLE },
    halt: (how) => halt(place, how === "in order" ? "SIGINT" : "SIGQUIT"),
    async resume() {
      await launchUntilReady(place);
    },
    stop() {
      process.off("exit", stop);
      process.off("SIGHUP", leave);
      stop();
    },
  };
}

type Layout = { place: Place; folders: readonly string[] };

async function launchUntilReady(place: Place) {
  const problem = await launch(place);
  if (problem !== undefined)
    throw new Error(`The PostgreSQL of the tests did not start:\n${problem}`);
  return { host: place.socketFolder, port: SOCKET_PORT };
}

async function halt(place: Place, signal: NodeJS.Signals): Promise<void> {
  const server = await readPostmaster(place.cluster);
  if (!server) throw new Error("there is no server to halt");
  process.kill(server.pid, signal);
  await until("PostgreSQL has ended", 30_000, () => !namesFolder(server.pid, place.cluster));
}

const leave = () => process.exit(129);

async function layOut(account: Account, projectRoot: string, onDisk: boolean): Promise<Layout> {
  const { native } = await findBinaries(projectRoot, process);
  const folder = await makeClusterFolder(account, { inMemory: !onDisk });
  const copy = await copyForOthers(account, native);
  const place = {
    account,
    programs: path.join(copy ? path.join(copy, "binaries") : native, "bin"),
    cluster: path.join(folder, "data"),
    serverLog: path.join(folder, "server.log"),
    socketFolder: folder,
  };
  return { place, folders: copy ? [folder, copy] : [folder] };
}

/**
 * A folder with `binaries`, for an account that may not enter the project. It is on the disk, since
 * some machines forbid running programs from memory.
 */
async function copyForOthers(account: Account, native: string): Promise<string | undefined> {
  if (await canRun(account, path.join(native, "bin", "postgres"))) return undefined;
  const folder = await makeClusterFolder(account, { inMemory: false });
  await copyBinaries(native, path.join(folder, "binaries"));
  return folder;
}
