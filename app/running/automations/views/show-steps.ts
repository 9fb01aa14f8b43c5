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
  /** Runs at this step; undefined for a step at which runs do not stay. */
  count: number | undefined;
  /** An end without a mail is drawn beside the line. */
  kind: "begin" | "line" | "end" | "goal";
};

const say = automationMessages.picture;

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

export function showReasons({ left, skipped }: RunCounts): { reason: string; count: number }[] {
  const words: Readonly<Record<string, string>> = { ...exitWords, ...skipWords, ...mailEndWords };
  return Object.entries({ ...left, ...skipped })
    .map(([why, count]) => ({ reason: words[why] ?? why, count }))
    .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason, "en"));
}
