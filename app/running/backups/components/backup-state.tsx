import type { ComponentProps } from "react";
import { DAYS_KEPT } from "#app/platform/journal/retention.ts";
import { Notice } from "#app/ui/notice.tsx";
import { backupMessages as say } from "../texts/staff.ts";

import { FirstKey, NewKey } from "./backup-key.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { useRefresh } from "#app/ui/use-refresh.ts";

type Step = { doing: "copying" | "proving"; done: number; all: number };

/** A backup takes minutes in a large shop. After an hour the page stops polling. */
const RHYTHM = { everySeconds: 2, forSeconds: 3_600 };

function BackupProgress({ step }: { step: Step | undefined }) {
  useRefresh(RHYTHM);
  const words = wordsOf(step);
  const { done, all } = step?.doing === "copying" ? step : {};
  return (
    <Notice announced={false} title={say.working}>
      <div className="grid gap-2">
        <p>{words}</p>
        <div className="max-w-[28rem]">
          <ProgressBar label={say.progress} max={all} text={words} value={done} />
        </div>
        <p className="text-sm text-ink-soft">{say.leave}</p>
      </div>
    </Notice>
  );
}

function wordsOf(step: Step | undefined): string {
  if (!step) return say.waiting;
  return step.doing === "copying" ? say.copying(step.done, step.all) : say.proving;
}

type BackupStateProps = {
  health: Omit<ComponentProps<typeof BackupHealth>, "hasKey">;
  progress: ComponentProps<typeof BackupProgress> | undefined;
  hasKey: boolean;
  keyVersion: number;
  mayRun: boolean;
  /** A new key, shown only this once. */
  identity: string | undefined;
  problem: string | undefined;
};

/** Everything that the owner must know or do before the list of backups is useful. */
export function BackupState(props: BackupStateProps) {
  const { health, progress, hasKey, keyVersion, mayRun, identity, problem } = props;
  return (
    <div className="mb-6 grid max-w-[64rem] gap-6">
      {!mayRun && (
        <Notice announced={false} id="read-only">
          {say.readOnly}
        </Notice>
      )}
      {problem && <Notice title={problem} tone="error" />}
      {identity && <NewKey identity={identity} />}
      {progress && <BackupProgress step={progress.step} />}
      {!progress && !identity && <BackupHealth hasKey={hasKey} {...health} />}
      {!hasKey && mayRun && !identity && <FirstKey version={keyVersion} />}
    </div>
  );
}

type BackupHealthProps = {
  hasKey: boolean;
  state: "never" | "overdue" | "good" | "unproven";
  /** When the last backup began; for an overdue shop, when its last proven backup began, if any. */
  at: string;
};

function BackupHealth({ hasKey, state, at }: BackupHealthProps) {
  const notices = {
    never: [say.overdueTitle.never, hasKey ? say.overdueNever : say.noKeyOverdue, "warning"],
    overdue: [say.overdueTitle.old, at === "" ? say.overdueUnproven : say.overdueOld(at), "error"],
    good: [say.good(at), say.unprovenText, "success"],
    unproven: [say.unproven(at), say.unprovenText, "warning"],
  } as const;
  const [title, text, tone] = notices[state];
  return (
    <Notice announced={false} title={title} tone={tone}>
      {text}
    </Notice>
  );
}

/** The continuous backup; nothing before the first key, and for a database that others back up. */
export function JournalState({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Notice announced={false} title={say.journalTitle}>
      {say.journalLead(DAYS_KEPT)} {text}
    </Notice>
  );
}
