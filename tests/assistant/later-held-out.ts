import { readFileSync } from "node:fs";
import type { Level } from "#app/modules/assistant/rules/flag.ts";

/**
 * The sets that came after the third, a line each, by what they should be read as. " / " parts the
 * messages of a conversation.
 */
const sections = readFileSync(new URL("later-held-out.txt", import.meta.url), "utf8")
  .split(/^# /m)
  .slice(1)
  .map((section) => section.trim().split("\n"));

const linesOf = (name: string): readonly string[] =>
  sections.find(([title]) => title === name)?.slice(1) ?? [];

const LEVELS: readonly Level[] = ["emergency", "crisis", "see_doctor", "none"];

export const LATER_HELD_OUT: readonly (readonly [Level, readonly (readonly string[])[]])[] =
  LEVELS.map((level) => [level, linesOf(level).map((line) => line.split(" / "))]);

export const LATER_DOSE: readonly string[] = linesOf("dose");
