import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { namesFolder } from "./process-alive.server.ts";

export type Postmaster = {
  pid: number;
  /** The cluster it was started for: another one when the data folder was copied. */
  serves: string;
  /** Where it takes connections, which it does not while it starts and stops. */
  address: { host: string; port: number } | undefined;
};

/** What the lock file tells; the one of the cluster is `postmaster.pid`. */
export async function readPostmaster(
  cluster: string,
  lockFile = join(cluster, "postmaster.pid"),
): Promise<Postmaster | undefined> {
  return parsePostmaster(await readFile(lockFile, "utf8").catch(() => ""));
}

/** Its lines: pid, cluster, start time, port, socket folder, TCP address, memory, state. */
export function parsePostmaster(text: string): Postmaster | undefined {
  const [pid, serves = "", , port, host, , , state] = text.split("\n");
  if (!(Number(pid) > 0)) return undefined;
  const ready = host && state?.trim() === "ready";
  const address = ready ? { host, port: Number(port) } : undefined;
  return { pid: Number(pid), serves, address };
}

/** False for what a killed server left behind, also when its pid is a stranger's by now. */
export function isRunning(cluster: string, postmaster: Postmaster | undefined): boolean {
  return postmaster !== undefined && namesFolder(postmaster.pid, cluster);
}
