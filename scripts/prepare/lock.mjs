import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inRoot } from "./main.mjs";

const BEAT_MS = 1_000;
/** A lock that its owner has not touched for this long is abandoned. */
const SILENT_MS = 10_000;
/** After this time, the process id of the owner's child may belong to another process. */
const LONGEST_MS = 15 * 60_000;

/**
 * Runs `task(addProcess)` while no other process prepares this folder. `addProcess(pid)` notes a
 * child that may outlive us and still be writing.
 */
export async function alone(task, say, folder = inRoot(".cache", "prepare.lock")) {
  mkdirSync(path.dirname(folder), { recursive: true });
  for (let waits = false; !acquire(folder); waits = true) {
    if (!waits) say("Another command is preparing this folder; waiting for it.");
    await sleep(200);
  }
  const beat = setInterval(() => touch(folder), BEAT_MS);
  try {
    return await task((pid) => writeFileSync(path.join(folder, "child"), String(pid)));
  } finally {
    clearInterval(beat);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A user may have removed the folder by hand. */
function touch(folder) {
  const now = new Date();
  if (existsSync(folder)) utimesSync(folder, now, now);
}

export function acquire(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  try {
    const { mtimeMs } = statSync(folder);
    const silent = Date.now() - mtimeMs;
    if (silent < SILENT_MS || (silent < LONGEST_MS && hasLivingChild(folder))) return false;
    // Of several processes that find an abandoned lock, one makes this folder and touches the lock.
    mkdirSync(path.join(folder, `after-${mtimeMs}`));
    return true;
  } catch {
    return false;
  }
}

function hasLivingChild(folder) {
  try {
    return process.kill(Number(readFileSync(path.join(folder, "child"), "utf8")), 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
