import type { Figure } from "./figure.ts";

/** `day` is a calendar day of the shop, such as 2026-11-29. */
export type MeasuredPart = { name: string; day: string; figures: readonly Figure[] };

const HEADINGS = ["what", "measured", "of its ceiling", "to reach", "verdict"];

/** One line for each figure, as a table that can be pasted into a document. */
export function table(figures: readonly Figure[]): string {
  return tableOf(HEADINGS, figures.map(cellsOf));
}

/** What was missed first, then what was reached, then what has no target; each with its day. */
export function datedTable(parts: readonly MeasuredPart[]): string {
  const rows = parts.flatMap(({ day, figures }) => figures.map((one) => ({ day, one })));
  const sorted = rows.toSorted((a, b) => rank(a.one) - rank(b.one));
  return tableOf(
    [...HEADINGS, "on"],
    sorted.map(({ day, one }) => [...cellsOf(one), day]),
  );
}

const rank = ({ holds }: Figure) => [false, true, undefined].indexOf(holds);

const cellsOf = (one: Figure) => [one.what, one.value, one.ceiling, one.reach, verdict(one)];

/** A table of Markdown, its columns as wide as their widest cell. */
export function tableOf(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((_, column) =>
    Math.max(3, ...[headings, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(headings), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join(
    "\n",
  );
}

function verdict({ holds }: Figure): string {
  if (holds === undefined) return "";
  return holds ? "reached" : "MISSED";
}
