import { Notice } from "#app/ui/notice.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { useRefresh } from "#app/ui/use-refresh.ts";
import { importMessages as say, type StepWords } from "../texts/staff.ts";

/** Five thousand rows take some minutes; after an hour the page no longer looks by itself. */
const RHYTHM = { everySeconds: 1, forSeconds: 3_600 };

type ImportProgressProps = {
  state: "applying" | "reverting";
  done: number;
  all: number;
  words: StepWords;
};

export function ImportProgress({ state, done, all, words }: ImportProgressProps) {
  useRefresh(RHYTHM);
  const how = state === "applying" ? say.doing(done, all) : say.undoing(done, all);
  return (
    <Notice announced={false} title={state === "applying" ? words.working : words.takingBack}>
      <div className="grid gap-2">
        <p className="figures">{how}</p>
        <div className="max-w-[28rem]">
          <ProgressBar label={say.progress} max={all} text={how} value={done} />
        </div>
        <p className="text-sm text-ink-soft">{say.leave}</p>
      </div>
    </Notice>
  );
}
