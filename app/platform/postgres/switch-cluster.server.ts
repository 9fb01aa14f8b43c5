import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { syncFolder } from "./atomic-folder.server.ts";
import { finishSwitch, LIVE, READY } from "./finish-switch.server.ts";
import { majorOf, type OtherMajor } from "./major.server.ts";
import type { Place } from "./place.server.ts";
import { isRunning, readPostmaster, stopServer } from "./postmaster.server.ts";

const STOPPING_MS = 120_000;

/** Removes what an earlier move left: its server may still run. */
export async function removeServer(place: Place): Promise<void> {
  await stopServer(place);
  const left = [place.cluster, place.serverLog, join(dirname(place.cluster), READY)];
  for (const one of left) await rm(one, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * Puts the files of a stopped server in the place of the shop's. Answers where the former ones are
 * kept, if there were any.
 */
export async function switchCluster(moved: string): Promise<string | undefined> {
  const home = dirname(moved);
  for (const cluster of [moved, join(home, LIVE)]) await untilStopped(cluster);
  await rm(`${moved}.log`, { force: true });
  return exchange(moved);
}

/** Undoes the switch of a newer version; false when the files of this one are not kept. */
export async function takeBack({ cluster, own }: Pick<OtherMajor, "cluster" | "own">) {
  const kept = namesOf(`${cluster}-${own}`).kept.at(-1);
  if (!kept) return false;
  await stopServer({ cluster });
  await untilStopped(cluster);
  await exchange(kept);
  return true;
}

async function exchange(files: string): Promise<string | undefined> {
  const home = dirname(files);
  const [live, ready] = [join(home, LIVE), join(home, READY)];
  await rename(files, ready);
  // On disk before the shop's own files leave their place.
  await syncFolder(home);
  const kept = existsSync(live) ? namesOf(`${live}-${await majorOf(live)}`).free : undefined;
  if (kept) await rename(live, kept);
  await finishSwitch(home);
  return kept;
}

/** A server that stops may write for a while. */
async function untilStopped(cluster: string): Promise<void> {
  const deadline = Date.now() + STOPPING_MS;
  while (isRunning(cluster, await readPostmaster(cluster))) {
    if (Date.now() > deadline) throw new Error(`the server of ${cluster} does not stop`);
    await pause(50);
  }
}

/** The names of kept files, the oldest first, and the next one. */
function namesOf(wanted: string): { kept: string[]; free: string } {
  const kept: string[] = [];
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    if (!existsSync(name)) return { kept, free: name };
    kept.push(name);
  }
}
