import { AUTOMATIONS, type AutomationKey, type Delay } from "../rules/automation-terms.ts";
import { sumOf, type RunCounts } from "../rules/run-counts.ts";
import {
  aboutAutomation,
  automationMessages,
  exitWords,
  mailEndWords,
  skipWords,
} from "../texts/staff.ts";

export type Step = {
  title: string;
  note: string;
  /** How many stand at it; undefined where nobody stands. */
  count: number | undefined;
  /** An end without a mail leads out of the line at its side. */
  kind: "begin" | "line" | "end" | "goal";
};

const say = automationMessages.picture;

/** The steps of an automation from its event to its mail, in their order. */
export function showSteps(key: AutomationKey, delay: Delay, counts: RunCounts): Step[] {
  const { asked } = AUTOMATIONS[key];
  const { waiting, quiet, limit, left, skipped, sent } = counts;
  const wait =
    delay.delay === 0 ? say.waitsNot : automationMessages.wait(delay.delay, delay.delayUnit);
  const holds: Step = {
    title: say.holds,
    note: say.holdsNote(quiet, limit),
    count: quiet + limit,
    kind: "line",
  };
  return [
    { title: say.begins, note: aboutAutomation[key].begins, count: undefined, kind: "begin" },
    { title: say.waits, note: wait, count: waiting, kind: "line" },
    { title: say.looks, note: say.looksNote, count: undefined, kind: "line" },
    ...(asked
      ? []
      : [ended(say.left, say.leftNote, left), ended(say.skipped, say.skippedNote, skipped), holds]),
    { title: say.sent, note: say.sentNote, count: sent, kind: "goal" },
  ];
}

const ended = (title: string, note: string, counts: Readonly<Record<string, number>>): Step => ({
  title,
  note,
  count: sumOf(counts),
  kind: "end",
});

/** Why it ended without a mail, the most frequent first. */
export function showReasons({ left, skipped }: RunCounts): { reason: string; count: number }[] {
  const words: Readonly<Record<string, string>> = { ...exitWords, ...skipWords, ...mailEndWords };
  return Object.entries({ ...left, ...skipped })
    .map(([why, count]) => ({ reason: words[why] ?? why, count }))
    .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason, "en"));
}
