import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { acquire, alone } from "./lock.mjs";

let folder;
let lock;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "prepare-lock-"));
  lock = path.join(folder, "lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

const ended = 2 ** 22 + 1;
const say = () => {};

/** A lock of another process, last touched so many seconds ago. */
function leave(seconds, child) {
  mkdirSync(lock);
  if (child) writeFileSync(path.join(lock, "child"), String(child));
  const then = new Date(Date.now() - seconds * 1_000);
  utimesSync(lock, then, then);
}

describe("alone", () => {
  it("runs one after the other and leaves no lock", async () => {
    let running = 0;
    const most = [];
    const task = async () => {
      most.push((running += 1));
      await sleep(20);
      running -= 1;
    };
    await Promise.all([1, 2, 3].map(() => alone(task, say, lock)));
    expect(most).toEqual([1, 1, 1]);
    expect(existsSync(lock)).toBe(false);
  });

  it.each([
    ["its owner touched it lately", 5, undefined, 0],
    ["it was left behind", 60, undefined, 1],
    ["its owner is gone but the child still runs", 60, process.pid, 0],
    ["its owner and the child are gone", 60, ended, 1],
    ["another process got the child's id long ago", 3_600, process.pid, 1],
  ])("of two that want it while %s, at most one gets it", (_case, seconds, child, expected) => {
    leave(seconds, child);
    expect([acquire(lock), acquire(lock)].filter(Boolean)).toHaveLength(expected);
  });
});
