import { readFileSync } from "node:fs";

/** The lines of a file of unseen questions, by the headings ("# crisis") that they stand under. */
export function linesUnder(file: string): (heading: string) => readonly string[] {
  const sections = readFileSync(new URL(file, import.meta.url), "utf8")
    .split(/^# /m)
    .slice(1)
    .map((section) => section.trim().split("\n"));
  return (heading) => sections.find(([title]) => title === heading)?.slice(1) ?? [];
}
