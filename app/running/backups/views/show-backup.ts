import { formatDateTime } from "#app/lib/dates.ts";
import type { Tone } from "#app/ui/tone.ts";
import { backupMessages as say } from "../texts/staff.ts";

type Backup = {
  name: string;
  why: keyof typeof say.why;
  startedAt: Date;
  madeAt?: Date | undefined;
  bytes?: number | undefined;
  rows?: number | undefined;
  files?: number | undefined;
  problem?: string | undefined;
  provenAt?: Date | undefined;
  doubt?: string | undefined;
  sentAt?: Date | undefined;
  sendProblem?: string | undefined;
};

export type ShownBackup = {
  name: string;
  made: string;
  why: string;
  size: string;
  holds: string;
  state: { tone: Tone; label: string; detail: string | undefined };
  /** Whether it is in the store too; undefined without a store. */
  away: string | undefined;
  hasFile: boolean;
};

/** `isRunning` says that the unfinished backup is being made right now. */
export function showBackup(backup: Backup, isRunning: boolean): ShownBackup {
  return {
    name: backup.name,
    made: formatDateTime(backup.startedAt),
    why: say.why[backup.why],
    size: backup.bytes === undefined ? "" : showSize(backup.bytes),
    holds: backup.rows === undefined ? "" : say.holds(backup.rows, backup.files ?? 0),
    state: stateOf(backup, isRunning),
    away: awayOf(backup),
    hasFile: backup.bytes !== undefined,
  };
}

function stateOf(backup: Backup, isRunning: boolean): ShownBackup["state"] {
  const { madeAt, provenAt, doubt, problem } = backup;
  if (provenAt) {
    const label = say.provenAt(formatDateTime(provenAt));
    return { tone: "success", label, detail: undefined };
  }
  if (problem !== undefined) return { tone: "error", label: say.failed, detail: problem };
  if (doubt !== undefined) return { tone: "warning", label: say.notProven, detail: doubt };
  if (isRunning) return { tone: "info", label: say.running, detail: undefined };
  if (madeAt) return { tone: "warning", label: say.notProven, detail: say.notTried };
  return { tone: "error", label: say.interrupted, detail: say.interruptedText };
}

function awayOf({ sentAt, sendProblem }: Backup): string | undefined {
  if (sendProblem !== undefined) return say.notSent(sendProblem);
  return sentAt && say.sent;
}

/** For example 84 kB, 1.2 MB, 3.4 GB. */
export function showSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
