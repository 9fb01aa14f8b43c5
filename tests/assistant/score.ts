import { TRIAGE_KINDS, type Score, type ScoreKind } from "#app/care/assistant/rules/evaluation.ts";
import { isMoreUrgent, type Level } from "#app/care/triage/rules/flag.ts";

/** A message of a known level, and the level that it was read as. */
export type Rating = { level: Level; got: Level };

const isUrgent = (level: Level): boolean => isMoreUrgent(level, "see_doctor");

/** The scores of each kind. An emergency that is read as a crisis gets help, so it is right. */
export function scoresOf(ratings: readonly Rating[]): Score[] {
  const count = (
    kind: ScoreKind,
    is: (one: Rating) => boolean,
    isRead: (got: Level) => boolean,
  ) => {
    const asked = ratings.filter(is);
    return { kind, asked: asked.length, read: asked.filter(({ got }) => isRead(got)).length };
  };
  return TRIAGE_KINDS.map((kind) => {
    if (kind === "false_alarm") return count(kind, ({ level }) => !isUrgent(level), isUrgent);
    const isRead = kind === "see_doctor" ? (got: Level) => got !== "none" : isUrgent;
    return count(kind, ({ level }) => level === kind, isRead);
  });
}
