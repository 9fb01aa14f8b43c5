import type { Level } from "#app/care/triage/rules/flag.ts";
import { linesUnder } from "./held-out-lines.ts";

/**
 * The sets that came after the third, a line each, by what they should be read as. " / " parts the
 * messages of a conversation.
 */
const later = linesUnder("later-held-out.txt");

const LEVELS: readonly Level[] = ["emergency", "crisis", "see_doctor", "none"];

export const LATER_HELD_OUT: readonly (readonly [Level, readonly (readonly string[])[]])[] =
  LEVELS.map((level) => [level, later(level).map((line) => line.split(" / "))]);

export const LATER_DOSE: readonly string[] = later("dose");
