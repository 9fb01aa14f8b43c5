import { Badge } from "#app/ui/badge.tsx";
import { TextAnchor } from "#app/ui/button.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { ladderMessages as say } from "../texts/shopper-ladder.ts";
import type { Ladder, Step } from "../views/show-ladder.ts";
import type { ShownLot } from "../views/show-lots.ts";
import { ReportPicture } from "./report-picture.tsx";
import { WithdrawnReports } from "./withdrawn-reports.tsx";

type LotLadderProps = {
  ladder: Ladder;
  /** For the lots that the buyer has not chosen: only the answer shows. */
  isFolded: boolean;
};

/** The answer of a lot's proof, then its steps below each other. */
export function LotLadder({ ladder, isFolded }: LotLadderProps) {
  const { name, lotNumber, count, report } = ladder;
  return (
    <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div className="grid justify-items-start gap-2">
        <h3 className="figures text-2xl">
          <Unbroken>{name ?? say.noLot}</Unbroken>
        </h3>
        <Answer ladder={ladder} />
        {ladder.demo && <Badge tone="warning">{ladder.demo}</Badge>}
        {report && lotNumber && !isFolded && (
          <ReportPicture
            className="mt-4 w-64 max-lg:hidden"
            lotNumber={lotNumber}
            report={report}
          />
        )}
      </div>
      {isFolded ? (
        <details>
          <summary className="min-h-11 content-center">{count}</summary>
          <LadderSteps steps={ladder.steps} />
        </details>
      ) : (
        <LadderSteps steps={ladder.steps} />
      )}
    </div>
  );
}

function Answer({ ladder: { name, answer, hasFailed } }: { ladder: Ladder }) {
  if (!name) return <p className="text-ink-soft">{say.noLotText}</p>;
  return (
    <>
      <p className="figures grid text-lg">
        {answer.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {hasFailed && (
        <div className="measure rounded-card bg-error-soft px-4 py-3.5">
          <p className="font-semibold">{say.failedTitle}</p>
          <p>{say.failedText}</p>
        </div>
      )}
    </>
  );
}

type Evidence = { steps: Ladder["steps"]; withdrawn: ShownLot["withdrawn"] };

/** The steps and the withdrawn reports, for pages that show the lot's name elsewhere. */
export function LotEvidence({ evidence: { steps, withdrawn } }: { evidence: Evidence }) {
  return (
    <>
      <LadderSteps steps={steps} />
      <WithdrawnReports reports={withdrawn} />
    </>
  );
}

function LadderSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="lot-ladder">
      {steps.map((step) => (
        <LadderStep key={step.title} step={step} />
      ))}
    </ol>
  );
}

/** A tap on a step tells what it proves. A failed one is open. */
function LadderStep({ step }: { step: Step }) {
  const { title, value, missing, text, isFailed, details = [], report } = step;
  return (
    <li data-failed={isFailed || undefined} data-missing={value === undefined || undefined}>
      <details open={isFailed}>
        <summary>
          <strong>{title}</strong>{" "}
          <span>
            <Unbroken>{value ?? missing}</Unbroken>
          </span>
        </summary>
        {[text, ...details].map((line) => (
          <p key={line}>
            <Unbroken>{line}</Unbroken>
          </p>
        ))}
        {report && (
          <TextAnchor
            aria-label={say.openOf(title)}
            className="text-sm text-accent"
            href={report}
            target="_blank"
          >
            {say.open}
          </TextAnchor>
        )}
      </details>
    </li>
  );
}
