import { expect, test } from "vitest";
import { showBackup, showSize } from "./show-backup.ts";

test.each([
  [1, "1 kB"],
  [83_900, "84 kB"],
  [1_230_000, "1.2 MB"],
  [3_400_000_000, "3.4 GB"],
])("%d bytes are %s", (bytes, shown) => {
  expect(showSize(bytes)).toBe(shown);
});

const startedAt = new Date("2026-11-21T02:00:00Z");
const begun = { name: "one", why: "scheduled", startedAt } as const;
const made = { ...begun, madeAt: startedAt, bytes: 1_000_000, rows: 1_234, files: 1 };

test.each([
  ["is proven", { ...made, provenAt: startedAt }, false, "Verified Nov 21, 2026, 10:00 AM"],
  ["is proven while the next one is made", { ...made, provenAt: startedAt }, true, /^Verified/],
  ["is restored to prove it", made, true, "In progress"],
  ["was never proven", made, false, "Not verified"],
  ["breaks a rule", { ...made, doubt: "I1" }, false, "Not verified"],
  ["is copied", begun, true, "In progress"],
  ["was cut off", begun, false, "Interrupted"],
  ["failed", { ...begun, problem: "no room" }, false, "Failed"],
])("a backup that %s says so", (_, backup, isRunning, label) => {
  const shown = showBackup(backup, isRunning);
  expect(shown.state.label).toMatch(label);
});

test("a row says what the backup holds", () => {
  expect(showBackup(made, false)).toMatchObject({
    made: "Nov 21, 2026, 10:00 AM",
    why: "Scheduled",
    size: "1.0 MB",
    holds: "1,234 rows, 1 file",
    hasFile: true,
  });
});
