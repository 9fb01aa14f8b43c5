import path from "node:path";
import { root } from "../../prepare/main.mjs";

const SHOWN = 20;

/**
 * A ratchet for a whole run on two quiet cores, where it takes 20 minutes; lower it when it can be. The
 * rest is for a slower machine.
 */
export const MOST_MINUTES = 30;

/** What is said of a whole run's minutes, and whether they are too many. */
export function judgeMinutes(seconds) {
  const minutes = seconds / 60;
  const text = `${minutes.toFixed(1)} minutes of at most ${MOST_MINUTES}`;
  if (minutes <= MOST_MINUTES) return { text, isTooLong: false };
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
