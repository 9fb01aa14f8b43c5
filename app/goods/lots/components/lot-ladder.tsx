import { Badge } from "#app/ui/badge.tsx";
import { TextAnchor } from "#app/ui/button.tsx";
import { ladderMessages as say } from "../texts/shopper-ladder.ts";
import type { Ladder, Step } from "../views/show-ladder.ts";
import { ReportPicture } from "./report-picture.tsx";

/** The steps of a lot's proof, below each other. */
export function LotLadder({ ladder }: { ladder: Ladder }) {
  const { name, lotNumber, demo, count, report, hasFailed } = ladder;
  return (
    <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div className="grid justify-items-start gap-2">
        <h3 className="figures text-2xl">{name ?? say.noLot}</h3>
        <p className="text-ink-soft">{name ? count : say.noLotText}</p>
        {demo && (
          <>
            <Badge tone="warning">{demo.mark}</Badge>
            <p className="measure text-sm text-ink-soft">{demo.note}</p>
          </>
        )}
        {hasFailed && (
          <div className="measure rounded-card bg-error-soft px-4 py-3.5">
            <p className="font-semibold">{say.failedTitle}</p>
            <p>{say.failedText}</p>
          </div>
        )}
        {report && lotNumber && (
          <ReportPicture
            className="mt-4 w-64 max-lg:hidden"
            lotNumber={lotNumber}
            report={report}
          />
        )}
      </div>
      <LadderSteps steps={ladder.steps} />
    </div>
  );
}

/** Only the steps, for pages that show the lot's name elsewhere. */
export function LadderSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="lot-ladder">
      {steps.map((step) => (
        <LadderStep key={step.title} step={step} />
      ))}
    </ol>
  );
}

function LadderStep({ step }: { step: Step }) {
  const { title, value, missing, text, isFailed, details = [], report } = step;
  return (
    <li data-failed={isFailed || undefined} data-missing={value === undefined || undefined}>
      <p>
        <strong>{title}</strong> <span>{value ?? missing}</span>
      </p>
      <p>{text}</p>
      {details.map((line) => (
        <p key={line}>{line}</p>
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
    </li>
  );
}
