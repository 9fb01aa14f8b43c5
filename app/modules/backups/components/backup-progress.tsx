import { Notice } from "#app/ui/notice.tsx";
import { useRefresh } from "#app/ui/use-refresh.ts";
import { backupMessages as say } from "../texts/staff.ts";

type Step = { doing: "copying" | "proving"; done: number; all: number };

/** A backup takes minutes in a large shop; after an hour the page no longer looks by itself. */
const RHYTHM = { everySeconds: 2, forSeconds: 3_600 };

export function BackupProgress({ step }: { step: Step | undefined }) {
  useRefresh(RHYTHM);
  return (
    <Notice announced={false} title={say.working}>
      <div className="grid gap-2">
        <p>{wordsOf(step)}</p>
        <progress
          aria-label={say.progress}
          className="h-2 w-full max-w-[28rem] accent-accent"
          max={step?.doing === "copying" ? step.all : undefined}
          value={step?.doing === "copying" ? step.done : undefined}
        />
        <p className="text-sm text-ink-soft">{say.leave}</p>
      </div>
    </Notice>
  );
}

function wordsOf(step: Step | undefined): string {
  if (!step) return say.waiting;
  return step.doing === "copying" ? say.copying(step.done, step.all) : say.proving;
}
