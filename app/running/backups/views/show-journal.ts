import { formatDateTime } from "#app/lib/dates.ts";
import { isLate } from "../rules/journal-health.ts";
import { backupMessages as say } from "../texts/staff.ts";

type Journal = {
  sentAt?: Date | undefined;
  provenAt?: Date | undefined;
  doubt?: string | undefined;
  problem?: string | undefined;
};

/** How far the continuous backup is, and whether it was tried. */
export function showJournal(journal: Journal | undefined, now: Date): string {
  if (!journal?.sentAt)
    return journal?.problem ? say.journalFails(journal.problem) : say.journalNone;
  const { sentAt, provenAt, doubt, problem } = journal;
  const seconds = Math.max(0, Math.round((now.getTime() - sentAt.getTime()) / 1000));
  const sent = isLate(journal, now)
    ? say.journalLate(formatDateTime(sentAt))
    : say.journalSent(seconds);
  const why = problem && isLate(journal, now) ? say.journalFails(problem) : undefined;
  const proof = doubt
    ? say.journalDoubt(doubt)
    : provenAt && say.journalProven(formatDateTime(provenAt));
  return [sent, why, proof].filter(Boolean).join(" ");
}
