import { readFileSync, writeFileSync } from "node:fs";
import { tableOf } from "../bench/report.ts";
import { writeTable } from "../bench/save-figures.ts";
import { replayCommand } from "./arguments.ts";
import { figuresOf, verdict, type ScenarioReport } from "./report.ts";

/** The last full run of a scenario that was saved, from whichever night. */
export type SavedReport = ScenarioReport & { day: string; commit: string };

const DATA = "docs/proof.json";
const PAGE = "docs/proof.md";
const HEADINGS = ["scenario", "tried", "counted", "verdict", "on", "commit", "again"];

/** Failed scenarios come first, then those that could not be tried, then the others. */
export function savedTable(all: readonly SavedReport[]): string {
  const rank = (one: SavedReport) => ["F", "n", "h"].indexOf(verdict(one).charAt(0));
  const rows = all
    .toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1))
    .map((one) => [
      `\`${one.name}\``,
      one.rounds.toLocaleString("en") +
        (one.seconds > 0 ? ` in ${Math.ceil(one.seconds / 60)} min` : ""),
      [figuresOf(one), ...one.problems].filter(Boolean).join("; "),
      verdict(one),
      one.day,
      one.commit,
      `\`${replayCommand(one.name, one, "full")}\``,
    ]);
  return tableOf(HEADINGS, rows);
}

export const readSaved = (folder = "."): SavedReport[] =>
  JSON.parse(readFileSync(`${folder}/${DATA}`, "utf8"));

/** Replaces the reports of these scenarios, and writes the table of all of them into the page. */
export function saveReports(reports: readonly SavedReport[], folder = "."): void {
  const names = reports.map(({ name }) => name);
  const kept = readSaved(folder).filter(({ name }) => !names.includes(name));
  const all = [...kept, ...reports].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(`${folder}/${DATA}`, `${JSON.stringify(all, null, 2)}\n`);
  writeTable(`${folder}/${PAGE}`, savedTable(all));
}
