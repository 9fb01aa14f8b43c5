import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import type { Pool } from "pg";
import { type Db, openDb } from "#app/platform/database/db.server.ts";
import { type SocketTarget, openPool } from "#app/platform/database/pool.server.ts";
import { APP_DATABASE, APP_ROLE } from "#app/platform/postgres/cluster.server.ts";
import { readPostmaster } from "#app/platform/postgres/postmaster.server.ts";
import type { Cluster } from "./cluster.ts";
import { databaseUrl, freshDatabase } from "./database.ts";
import { freePort } from "./listen-locally.ts";
import { APP_SCRIPT, PID_FILE, SHOPS } from "./remove-cluster.ts";
import { quietLog } from "./quiet-log.ts";
import { until } from "./until.ts";

/** A database; "built in" is the server that a shop starts by itself, in its data folder. */
export type Place = SocketTarget | "built in";

/** The parts of a shop that outlive its process. They disappear with the cluster. */
export type Shop<Target extends Place = SocketTarget> = {
  target: Target;
  dataDir: string;
  port: number;
  /** Variables that extend or override the settings below. */
  env?: NodeJS.ProcessEnv;
};

export type App = {
  url: string;
  pid: number;
  pool: Pool;
  db: Db;
  logs(): string;
  /** Ends the process as a deployment does; throws unless it exits cleanly within 25 s. */
  stop(): Promise<void>;
  /** Ends the process as a power cut does. */
  kill(): Promise<void>;
};

/** A worker logs this line when it starts. */
const WORKS = "runs the shop's jobs";
const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 25_000;

export async function newShop(cluster: Cluster): Promise<Shop> {
  const { target } = await freshDatabase(cluster);
  const dataDir = path.join(cluster.host, SHOPS, target.database);
  await mkdir(dataDir, { recursive: true });
  return { target, dataDir, port: await freePort() };
}

/**
 * Starts the built app as its own process, in demo mode, and waits until it can serve requests, or
 * run jobs if it is only a worker.
 */
export async function startApp(shop: Shop<Place>, extra: NodeJS.ProcessEnv = {}): Promise<App> {
  const url = `http://127.0.0.1:${shop.port}`;
  const env = { ...settings(shop, url), ...extra };
  const child = spawn(process.execPath, [APP_SCRIPT], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A later run finds this process by the file if this run is killed outright.
  const pidFile = path.join(shop.dataDir, `${child.pid}${PID_FILE}`);
  await writeFile(pidFile, "");
  const written: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => written.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => written.push(chunk.toString()));
  const logs = () => written.join("");
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  child.once("exit", () => {
    process.off("exit", killWithUs);
    try {
      rmSync(pidFile, { force: true });
    } catch {
      // The process may have been stopped together with its disk.
    }
  });

  const ready = () => {
    if (hasEnded(child)) throw new Error(`it ended with ${child.signalCode ?? child.exitCode}`);
    return env["PROCESS"] === "worker" ? logs().includes(WORKS) : isReady(url);
  };
  await until(`${url} is ready`, START_LIMIT_MS, ready).catch((error) => {
    child.kill("SIGKILL");
    throw new Error(`The app did not start:\n${lastLines(logs())}`, { cause: error });
  });
  const pool = openPool(await targetOf(shop), quietLog);
  return {
    url,
    pid: Number(child.pid),
    pool,
    db: openDb(pool),
    logs,
    async stop() {
      await close(pool);
      await end(child, "SIGTERM");
      if (child.exitCode !== 0) {
        const end = child.signalCode ?? child.exitCode;
        throw new Error(`The app ended with ${end}:\n${lastLines(logs())}`);
      }
    },
    async kill() {
      child.kill("SIGKILL");
      await close(pool);
      await end(child, "SIGKILL");
    },
  };
}

// Inherits nothing from our environment: no NODE_ENV, no setting of the machine's shop.
function settings({ target, dataDir, port, env }: Shop<Place>, url: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env["PATH"],
    DEMO: "1",
    // Tests follow a few orders with a story, and each order must have its mails.
    DEMO_PAST: "off",
    PORT: String(port),
    APP_URL: url,
    // Another host name is another site to the browser, as a real payment page is.
    TEST_GATEWAY_URL: `http://localhost:${port}`,
    ...(target === "built in" ? {} : { DATABASE_URL: databaseUrl(target) }),
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    ...env,
  };
}

export async function targetOf({ target, dataDir }: Shop<Place>): Promise<SocketTarget> {
  if (target !== "built in") return target;
  const server = await readPostmaster(path.join(dataDir, "postgres"));
  if (!server?.address) throw new Error(`no PostgreSQL runs in ${dataDir}`);
  return { ...server.address, user: APP_ROLE, database: APP_DATABASE };
}

/** The end of the output, short enough to be read. */
export function lastLines(text: string): string {
  const lines = text.trimEnd().split("\n").slice(-20);
  return lines.map((line) => (line.length > 500 ? `${line.slice(0, 500)}…` : line)).join("\n");
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) });
    return answer.status === 200;
  } catch {
    return false;
  }
}

async function close(pool: Pool): Promise<void> {
  if (!pool.ended) await pool.end();
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  try {
    await until(`the app has ended after ${signal}`, STOP_LIMIT_MS, () => hasEnded(child));
  } finally {
    child.kill("SIGKILL");
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
