import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import type { Pool } from "pg";
import { type Db, openDb } from "#app/platform/database/db.server.ts";
import { type SocketTarget, openPool } from "#app/platform/database/pool.server.ts";
import type { Cluster } from "./cluster.ts";
import { databaseUrl, freshDatabase } from "./database.ts";
import { freePort } from "./listen-locally.ts";
import { APP_PID_FILE, APP_SCRIPT, SHOPS } from "./remove-cluster.ts";
import { quietLog } from "./quiet-log.ts";
import { until } from "./until.ts";

/** What a shop keeps while its process comes and goes. It disappears with the cluster. */
export type Shop = {
  target: SocketTarget;
  dataDir: string;
  port: number;
  /** Settings of its own, beside or instead of those below. */
  env?: NodeJS.ProcessEnv;
};

export type App = {
  url: string;
  pid: number;
  pool: Pool;
  db: Db;
  /** All it wrote so far. */
  logs(): string;
  /** Ends it as a deployment does; throws unless it leaves cleanly within 25 s. */
  stop(): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
};

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 25_000;

/** An empty database, an empty data folder and a free port. */
export async function newShop(cluster: Cluster): Promise<Shop> {
  const { target } = await freshDatabase(cluster);
  const dataDir = path.join(cluster.host, SHOPS, target.database);
  await mkdir(dataDir, { recursive: true });
  return { target, dataDir, port: await freePort() };
}

/** Starts the built app as a process of its own, in demo mode, and waits until it can serve. */
export async function startApp(shop: Shop, extra: NodeJS.ProcessEnv = {}): Promise<App> {
  const url = `http://127.0.0.1:${shop.port}`;
  const child = spawn(process.execPath, [APP_SCRIPT], {
    env: { ...settings(shop, url), ...extra },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // For the sweep after a run that was killed outright and left this process alone.
  await writeFile(path.join(shop.dataDir, APP_PID_FILE), String(child.pid));
  const written: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => written.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => written.push(chunk.toString()));
  const logs = () => written.join("");
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  child.once("exit", () => process.off("exit", killWithUs));

  await until(`${url} is ready`, START_LIMIT_MS, () => isReady(url, child)).catch((error) => {
    child.kill("SIGKILL");
    throw new Error(`The app did not start:\n${logs()}`, { cause: error });
  });
  const pool = openPool(shop.target, quietLog);
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
        throw new Error(`The app ended with ${child.signalCode ?? child.exitCode}:\n${logs()}`);
      }
    },
    async kill() {
      child.kill("SIGKILL");
      await close(pool);
      await end(child, "SIGKILL");
    },
  };
}

// Nothing else of our own environment: no NODE_ENV, no setting of the machine's shop.
function settings({ target, dataDir, port, env }: Shop, url: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env["PATH"],
    DEMO: "1",
    PORT: String(port),
    APP_URL: url,
    // Another host name is another site to the browser, as a real payment page is.
    TEST_GATEWAY_URL: `http://localhost:${port}`,
    DATABASE_URL: databaseUrl(target),
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    ...env,
  };
}

async function isReady(url: string, child: ChildProcess): Promise<boolean> {
  if (hasEnded(child)) throw new Error(`it ended with ${child.signalCode ?? child.exitCode}`);
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
