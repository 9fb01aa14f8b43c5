import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import {
  namesFolder,
  parsePostmaster,
  readPostmaster,
} from "#app/platform/postgres/postmaster.server.ts";
import { until } from "../until.ts";

/** The process id of the PostgreSQL that runs for a shop's data folder. */
export async function serverOf(dataDir: string): Promise<number | undefined> {
  const cluster = path.join(dataDir, "postgres");
  const server = await readPostmaster(cluster);
  return server && namesFolder(server.pid, cluster) ? server.pid : undefined;
}

/** Ends it when this process ends, however that comes; answers how to let go of it. */
export function endWithUs(dataDir: string): () => void {
  const cluster = path.join(dataDir, "postgres");
  const end = () => {
    const file = path.join(cluster, "postmaster.pid");
    const server = existsSync(file) ? parsePostmaster(readFileSync(file, "utf8")) : undefined;
    if (server && namesFolder(server.pid, cluster)) process.kill(server.pid, "SIGQUIT");
  };
  process.once("exit", end);
  return () => void process.off("exit", end);
}

/** Ends it at once, without a checkpoint; its processes go with it. */
export async function killServer(pid: number, dataDir: string): Promise<void> {
  const cluster = path.join(dataDir, "postgres");
  if (namesFolder(pid, cluster)) process.kill(pid, "SIGQUIT");
  await until("the built-in server has ended", 30_000, () => !namesFolder(pid, cluster));
}

export async function killServerOf(dataDir: string): Promise<void> {
  const pid = await serverOf(dataDir);
  if (pid !== undefined) await killServer(pid, dataDir);
}
