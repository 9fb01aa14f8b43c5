import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { folderApart } from "./place.server.ts";
import { isRunning, readPostmaster } from "./postmaster.server.ts";
import { startPostgres, type RunningPostgres } from "./start-server.server.ts";

const CODE = `
  import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, "start-server.server.ts"))};
  const [dataDir, projectRoot] = process.argv.slice(1);
  const { connection, stop } = await startPostgres({ dataDir, projectRoot });
  process.stdin.once("data", () => stop().then(() => process.exit(0)));
  console.log(JSON.stringify({ connection }));
`;

export type ShopProcess = Pick<RunningPostgres, "connection"> & {
  kill(): Promise<void>;
  stop(): Promise<void>;
};

const children = new Set<ChildProcess>();
const folders = new Set<string>();

/** A folder no shop was in; other accounts can enter it, which matters to root, unless `mode` says no. */
export async function emptyShop(mode = 0o755): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "project-me-test-")));
  await chmod(folder, mode);
  folders.add(folder);
  return folder;
}

let example: Promise<string> | undefined;

/** A shop that was started before. Copied, because the first start takes most of a test's time. */
export async function newShop(): Promise<string> {
  const shop = await emptyShop();
  await copyShop(await (example ??= startedOnce()), shop);
  return shop;
}

/** Keeps owners and modes. */
export async function copyShop(from: string, to: string): Promise<void> {
  await promisify(execFile)("cp", ["-a", join(from, "data"), to]);
}

async function startedOnce(): Promise<string> {
  const shop = await emptyShop();
  await (await start(shop)).stop();
  return shop;
}

export function spawnShop(shop: string, projectRoot = process.cwd()): ChildProcess {
  const args = ["--input-type=module", "-e", CODE, join(shop, "data"), projectRoot];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  children.add(child);
  return child;
}

/** The app in a process of its own, which can be killed. */
export async function startShopProcess(shop: string, root?: string): Promise<ShopProcess> {
  const child = spawnShop(shop, root);
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const [line] = await once(lines, "line", { signal: AbortSignal.timeout(50_000) });
  const end = async (how: () => void) => {
    const ended = once(child, "exit", { signal: AbortSignal.timeout(50_000) });
    how();
    await ended;
  };
  return {
    ...JSON.parse(String(line)),
    kill: () => end(() => child.kill("SIGKILL")),
    stop: () => end(() => child.stdin?.write("stop\n")),
  };
}

export function start(shop: string): Promise<RunningPostgres> {
  return startPostgres({ dataDir: join(shop, "data") });
}

export async function ask(server: Pick<RunningPostgres, "connection">, sql: string) {
  const client = new Client(server.connection);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The pid of the server that runs for the shop. */
export async function serverOf(shop: string): Promise<number | undefined> {
  const cluster = join(shop, "data/postgres");
  const postmaster = await readPostmaster(cluster);
  return isRunning(cluster, postmaster) ? postmaster?.pid : undefined;
}

/** Kills the shop's server, and never anything else: pid 0 would mean this very process group. */
export async function killServerOf(shop: string): Promise<number> {
  const pid = await serverOf(shop);
  if (pid === undefined) throw new Error(`No server runs for ${shop}`);
  process.kill(pid, "SIGKILL");
  return pid;
}

export async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error("It did not happen within 10 s");
    await pause(10);
  }
}

export async function removeShops(): Promise<void> {
  for (const child of children) child.kill("SIGKILL");
  for (const folder of folders) await removeShop(folder);
  children.clear();
  folders.clear();
  example = undefined;
}

async function removeShop(shop: string): Promise<void> {
  const data = join(shop, "data");
  const apart = folderApart(data);
  for (const home of [data, apart]) await killServer(join(home, "postgres"));
  const sockets = await Promise.all(["/run", "/tmp"].map((at) => socketFolders(at, apart)));
  for (const path of [shop, apart, ...sockets.flat()]) {
    await rm(path, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function socketFolders(parent: string, apart: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => []);
  return names.filter((name) => name.endsWith(`-${basename(apart)}`)).map((n) => join(parent, n));
}

async function killServer(cluster: string): Promise<void> {
  const postmaster = await readPostmaster(cluster);
  if (!postmaster || !isRunning(cluster, postmaster)) return;
  process.kill(postmaster.pid, "SIGQUIT");
  await until(async () => !isRunning(cluster, postmaster));
}
