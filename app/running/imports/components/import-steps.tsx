import type { ReactNode } from "react";
import type { To } from "react-router";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ImportState } from "../rules/planned-item.ts";
import { importMessages as say, type StepWords } from "../texts/staff.ts";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { useRefresh } from "#app/ui/use-refresh.ts";

/** Five thousand rows take some minutes. After an hour the page stops polling. */
const RHYTHM = { everySeconds: 1, forSeconds: 3_600 };

type ImportProgressProps = {
  title: string;
  how: string;
  done: number;
  /** Null until the file was read. */
  all: number | null;
  leave: string;
  own: To;
  children: ReactNode;
};

function ImportProgress(props: ImportProgressProps) {
  useRefresh(RHYTHM);
  const { title, how, done, all, leave, own, children } = props;
  const known = all === null ? {} : { max: all, value: done };
  return (
    <Notice action={children} announced={false} title={title}>
      <div className="grid gap-2">
        <p className="figures">{how}</p>
        <div className="max-w-[28rem]">
          <ProgressBar label={say.progress} text={how} {...known} />
        </div>
        <p className="text-sm text-ink-soft">{leave}</p>
        <noscript>
          <TextLink to={own}>{say.update}</TextLink>
        </noscript>
      </div>
    </Notice>
  );
}

type ImportStepsProps = {
  state: ImportState;
  /** Numbers of items: all, done, refused, reverted, and those that stay. */
  counts: { all: number; done: number; refused: number; reverted: number; stays: number };
  /** Numbers of rows; null until the file was read. */
  rows: { found: number | null; planned: number };
  /** Why the file could not be read. */
  unreadable: string | null;
  did: string;
  words: StepWords;
  resultHref: To;
  /** The address of the page. */
  own: To;
};

/** The import's progress, and the next possible steps. */
export function ImportSteps(props: ImportStepsProps) {
  const { state, counts, did, words, resultHref, own } = props;
  const { all, done, refused, reverted, stays } = counts;
  const download = (
    <LinkButton download reloadDocument to={resultHref} variant="secondary">
      {say.download}
    </LinkButton>
  );
  switch (state) {
    case "ready":
      return <ReadyStep all={all} refused={refused} words={words} />;
    case "planning":
    case "applying":
    case "reverting":
      return (
        <ImportProgress {...progressOf(props, state)} own={own}>
          {state === "planning" && <Discard label={say.cancelReading} />}
        </ImportProgress>
      );
    case "unreadable":
      return (
        <Notice
          action={<Discard label={words.discard} />}
          announced={false}
          title={say.unreadable}
          tone="error"
        >
          <p>{props.unreadable}</p>
        </Notice>
      );
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

function progressOf(
  { counts: { all, done, reverted, stays }, rows, words }: ImportStepsProps,
  state: "planning" | "applying" | "reverting",
) {
  switch (state) {
    case "planning": {
      const { planned, found } = rows;
      const how = say.reading(planned, found);
      return { title: say.readingTitle, how, done: planned, all: found, leave: say.leaveReading };
    }
    case "applying":
      return { title: words.working, how: say.doing(done, all), done, all, leave: say.leave };
    case "reverting": {
      const back = reverted + stays;
      const how = say.undoing(back, done);
      return { title: words.takingBack, how, done: back, all: done, leave: say.leave };
    }
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
      <Discard label={words.discard} />
      {all > 0 && refused > 0 && <p className="text-ink-soft">{words.applyWithout(refused)}</p>}
    </div>
  );
}

const Discard = ({ label }: { label: string }) => (
  <IntentForm intent="discard">
    <IntentButton variant="secondary">{label}</IntentButton>
  </IntentForm>
);
