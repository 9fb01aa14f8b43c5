import { spawnSync } from "node:child_process";
import path from "node:path";
import { root } from "../../prepare/main.mjs";

const SHOWN = 20;

/** A ratchet for a whole run on a machine of the usual speed; lower it when it can be. */
export const MOST_MINUTES = 30;

/** What `measureWork` takes on such a machine. */
export const USUAL_SECONDS = 0.7;

/**
 * Seconds for a fixed piece of what the suite does most: it starts programs, and fills memory. The
 * same suite took 13 minutes on one machine and 43 on another, where this took twice as long.
 */
export function measureWork() {
  const begun = performance.now();
  for (let starts = 0; starts < 10; starts += 1) spawnSync(process.execPath, ["-e", "0"]);
  const many = Array.from({ length: 300_000 }, (_, at) => [`key ${at}`, { at }]);
  JSON.parse(JSON.stringify(Object.fromEntries(many)));
  return (performance.now() - begun) / 1000;
}

/** What is said of a whole run's minutes, and whether they are too many for this machine. */
export function judgeMinutes(seconds, workSeconds) {
  const most = MOST_MINUTES * Math.max(1, workSeconds / USUAL_SECONDS);
  const minutes = seconds / 60;
  const pace = `where a fixed piece of work takes ${workSeconds.toFixed(1)} s`;
  const text = `${minutes.toFixed(1)} minutes of at most ${most.toFixed(0)}, ${pace}`;
  if (minutes <= most) return { text, isTooLong: false };
  const advice =
    "npm test -- --times says where they went; what only a night has time for is nightly";
  return { text: `${text}: ${advice}`, isTooLong: true };
}

/** Each test file of a report of Vitest, with the seconds that its tests and hooks took. */
export const filesOf = (report) =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));

/** The slowest files, and what share of the whole they are. */
export function slowestLines(files) {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  const sum = (some) => some.reduce((all, { seconds }) => all + seconds, 0);
  const lines = slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
  const share = `the ${slowest.length} slowest of ${files.length} files took ${sum(slowest).toFixed(0)} of ${sum(files).toFixed(0)} s`;
  return [share, ...lines].join("\n");
}
