import { readFileSync } from "node:fs";
import type { Level } from "#app/care/triage/rules/flag.ts";

/** The lines of a file by the headings ("# crisis") that they stand under. */
function linesUnder(file: string): (heading: string) => readonly string[] {
  const sections = readFileSync(new URL(file, import.meta.url), "utf8")
    .split(/^# /m)
    .slice(1)
    .map((section) => section.trim().split("\n"));
  return (heading) => sections.find(([title]) => title === heading)?.slice(1) ?? [];
}

/**
 * Conversations that were written after the rules, in other words than theirs, as the sets came; " / "
 * parts the messages. A rule is never made for one of them alone: what fails here says which kind of
 * wording the rules do not know.
 */
const sets = [
  "held-out.txt",
  "second-held-out.txt",
  "third-held-out.txt",
  "later-held-out.txt",
].map(linesUnder);
const LEVELS: readonly Level[] = ["emergency", "crisis", "see_doctor", "none"];

export const HELD_OUT: readonly { level: Level; messages: readonly string[] }[] = sets.flatMap(
  (lines) =>
    LEVELS.flatMap((level) => lines(level).map((line) => ({ level, messages: line.split(" / ") }))),
);
export const HELD_OUT_DOSE = sets.flatMap((lines) => lines("dose"));
export const HELD_OUT_INJECTIONS = sets.flatMap((lines) => lines("injection"));

const hints = linesUnder("hints-held-out.txt");
/** Crises that are only hinted at, of which no rule reads the last ones, and what sounds like one. */
export const HINTED_CRISES = [...hints("crisis"), ...hints("missed")];
export const NO_HINTS = hints("none");

const short = linesUnder("short-sets.txt");
/** Sixty questions that sound alarming and are not. */
export const HARMLESS = short("harmless");
/**
 * Conditions and medicines in four languages, written after the table of cautions. It named 44 of
 * these 48 at first sight (92 %, 95 % interval 80 to 97 %), and was mended for the others.
 */
export const CONDITIONS_ASKED = short("conditions");
/** How much of a liquid a vial is mixed with, in five languages. */
export const MIXING_ASKED = short("mixing");
/** Forty questions that the shop has nothing to say about. */
export const OFF_TOPIC = short("off topic");
