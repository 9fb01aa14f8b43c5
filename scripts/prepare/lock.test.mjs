import { describe, expect, it } from "vitest";
import { isLeftBehind } from "./lock.mjs";

const births = new Map([
  [10, "100"],
  [11, "110"],
]);
const birthOf = (pid) => births.get(pid);
const owner = (...processes) => ({ host: "here", processes });
const alive = { pid: 10, birth: "100" };
const gone = { pid: 99, birth: "1" };

describe("isLeftBehind", () => {
  it.each([
    ["its process runs", owner(alive), 0, false],
    ["its process runs, for hours", owner(alive), 9_000_000, false],
    ["its process is gone", owner(gone), 0, true],
    ["another process got its id", owner({ pid: 10, birth: "99" }), 0, true],
    ["it is gone but its child still runs", owner(gone, alive), 0, false],
    ["nobody wrote the owner yet", undefined, 1_000, false],
    ["nobody will write the owner", undefined, 6_000, true],
    ["another machine took it lately", { host: "there", processes: [gone] }, 60_000, false],
    ["another machine took it long ago", { host: "there", processes: [alive] }, 1_000_000, true],
  ])("%s", (_case, lockOwner, ageMs, expected) => {
    expect(isLeftBehind(lockOwner, ageMs, "here", birthOf)).toBe(expected);
  });
});
