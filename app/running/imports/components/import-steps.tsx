import type { To } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ImportState } from "../rules/planned-item.ts";
import { importMessages as say, type StepWords } from "../texts/staff.ts";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { useRefresh } from "#app/ui/use-refresh.ts";

/** Five thousand rows take some minutes. After an hour the page stops polling. */
const RHYTHM = { everySeconds: 1, forSeconds: 3_600 };

type ImportProgressProps = {
  state: "applying" | "reverting";
  done: number;
  all: number;
  words: StepWords;
};

function ImportProgress({ state, done, all, words }: ImportProgressProps) {
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

type ImportStepsProps = {
  state: ImportState;
  /** Numbers of items: all, done, refused, reverted, and those that stay. */
  counts: { all: number; done: number; refused: number; reverted: number; stays: number };
  did: string;
  words: StepWords;
  resultHref: To;
};

/** The import's progress, and the next possible steps. */
export function ImportSteps({ state, counts, did, words, resultHref }: ImportStepsProps) {
  const { all, done, refused, reverted, stays } = counts;
  const download = (
    <LinkButton download reloadDocument to={resultHref} variant="secondary">
      {say.download}
    </LinkButton>
  );
  switch (state) {
    case "ready":
      return <ReadyStep all={all} refused={refused} words={words} />;
    case "applying":
      return <ImportProgress all={all} done={done} state={state} words={words} />;
    case "reverting":
      return <ImportProgress all={done} done={reverted + stays} state={state} words={words} />;
    case "applied":
      return (
        <Notice
          action={
            <>
              {download}
              {done > 0 && (
                <IntentForm intent="revert">
                  <IntentButton variant="secondary">{words.revert}</IntentButton>
                </IntentForm>
              )}
            </>
          }
          announced={false}
          title={words.finished}
          tone="success"
        >
          <p>{did}</p>
          <p className="text-sm">{words.revertHint}</p>
        </Notice>
      );
    case "reverted":
      return (
        <Notice
          action={download}
          announced={false}
          title={words.isReverted}
          tone={stays > 0 ? "warning" : "success"}
        >
          <p>{say.revertedCount(reverted, stays)}</p>
        </Notice>
      );
  }
}

type ReadyStepProps = { all: number; refused: number; words: StepWords };

function ReadyStep({ all, refused, words }: ReadyStepProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {all > 0 ? (
        <IntentForm intent="apply">
          <IntentButton>{say.apply(all)}</IntentButton>
        </IntentForm>
      ) : (
        <p>{say.nothingToApply}</p>
      )}
      <IntentForm intent="discard">
        <IntentButton variant="secondary">{words.discard}</IntentButton>
      </IntentForm>
      {all > 0 && refused > 0 && <p className="text-ink-soft">{words.applyWithout(refused)}</p>}
    </div>
  );
}
