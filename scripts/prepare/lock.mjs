import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { inRoot } from "./paths.mjs";

const folder = inRoot(".cache", "prepare.lock");
const pauseMs = 200;
const sleep = promisify(setTimeout);

/**
 * Whether a lock was left behind. `owner` is undefined while (or because) nobody wrote it;
 * `birthOf(pid)` is undefined for a dead process, and tells a reused process id from the old one.
 */
export function isLeftBehind(owner, ageMs, host, birthOf) {
  if (!owner) return ageMs > 5_000;
  if (owner.host !== host) return ageMs > 15 * 60_000;
  return owner.processes.every(({ pid, birth }) => birthOf(pid) !== birth);
}

/**
 * Runs `task(addProcess)` while no other process prepares this folder. `addProcess(pid)` makes a
 * child count as an owner too: it may outlive us and would still be writing.
 */
export async function alone(task, say) {
  const owner = { host: os.hostname(), processes: [describe(process.pid)] };
  await acquire(owner, say);
  try {
    return await task((pid) => {
      owner.processes.push(describe(pid));
      writeOwner(owner);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function acquire(owner, say) {
  mkdirSync(path.dirname(folder), { recursive: true });
  let told = false;
  while (!tryAcquire(owner)) {
    if (removeIfLeftBehind()) continue;
    if (!told) say("Another command is preparing this folder; waiting for it.");
    told = true;
    await sleep(pauseMs);
  }
}

function tryAcquire(owner) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
  writeOwner(owner);
  return true;
}

function removeIfLeftBehind() {
  const seen = readLock(folder);
  if (!seen) return true;
  if (!isLeftBehind(seen.owner, seen.ageMs, os.hostname(), birthOf)) return false;
  const aside = `${folder}.${process.pid}`;
  try {
    renameSync(folder, aside);
  } catch {
    return true;
  }
  // Between our look and our move another waiter may have replaced the lock: give that one back.
  const moved = readLock(aside);
  if (JSON.stringify(moved?.owner) === JSON.stringify(seen.owner)) {
    rmSync(aside, { recursive: true, force: true });
  } else {
    renameSync(aside, folder);
  }
  return true;
}

function readLock(lock) {
  try {
    const ageMs = Date.now() - statSync(lock).mtimeMs;
    return { ageMs, owner: readOwner(lock) };
  } catch {
    return undefined;
  }
}

function readOwner(lock) {
  try {
    return JSON.parse(readFileSync(path.join(lock, "owner.json"), "utf8"));
  } catch {
    return undefined;
  }
}

/** Written aside and moved, so that nobody reads half of it. */
function writeOwner(owner) {
  const file = path.join(folder, "owner.json");
  writeFileSync(`${file}.new`, JSON.stringify(owner));
  renameSync(`${file}.new`, file);
}

const describe = (pid) => ({ pid, birth: birthOf(pid) ?? "ended" });

/** Something that differs for every process that ever had this id; undefined when none has it. */
function birthOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code === "ESRCH") return undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? undefined : fields[18];
  } catch {
    return "unknown";
  }
}
