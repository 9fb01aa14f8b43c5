import { Notice } from "#app/ui/notice.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { useRefresh } from "#app/ui/use-refresh.ts";
import { backupMessages as say } from "../texts/staff.ts";

type Step = { doing: "copying" | "proving"; done: number; all: number };

/** A backup takes minutes in a large shop. After an hour the page stops polling. */
const RHYTHM = { everySeconds: 2, forSeconds: 3_600 };

export function BackupProgress({ step }: { step: Step | undefined }) {
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
