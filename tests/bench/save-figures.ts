import { readFileSync, writeFileSync } from "node:fs";
import { type MeasuredPart, datedTable } from "./report.ts";

/** The figures of every part, of its last run that was saved. */
const DATA = "docs/benchmarks.json";
const PAGE = "docs/benchmarks.md";
const [START, END] = ["<!-- figures -->", "<!-- /figures -->"];

/** Replaces the figures of these parts, and writes the table of all of them into the page. */
export function saveFigures(measured: readonly MeasuredPart[], folder = "."): void {
  const at = (file: string) => `${folder}/${file}`;
  const names = measured.map(({ name }) => name);
  const kept = (JSON.parse(readFileSync(at(DATA), "utf8")) as MeasuredPart[]).filter(
    ({ name }) => !names.includes(name),
  );
  const all = [...kept, ...measured].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(at(DATA), `${JSON.stringify(all, null, 2)}\n`);
  writeTable(at(PAGE), datedTable(all));
}

/** Writes a table between the two marks of a page. */
export function writeTable(page: string, table: string): void {
  const [before, rest] = readFileSync(page, "utf8").split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${page} has no place for it`);
  writeFileSync(page, `${before}${START}\n\n${table}\n\n${END}${after}`);
}
