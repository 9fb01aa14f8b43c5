import { Badge } from "#app/ui/badge.tsx";
import { ladderMessages as say } from "../texts/shopper-ladder.ts";
import type { Ladder, Step } from "../views/show-ladder.ts";
import { ReportPicture } from "./report-picture.tsx";

/** The steps of proof of one lot, one below the other. The server alone renders it. */
export function LotLadder({ ladder }: { ladder: Ladder }) {
  const { name, lotNumber, demo, count, steps, report } = ladder;
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
        {report && lotNumber && (
          <ReportPicture
            className="mt-4 w-64 max-lg:hidden"
            lotNumber={lotNumber}
            report={report}
          />
        )}
      </div>
      <ol className="lot-ladder">
        {steps.map((step) => (
          <LadderStep key={step.title} step={step} />
        ))}
      </ol>
    </div>
  );
}

function LadderStep({ step: { title, value, text } }: { step: Step }) {
  return (
    <li data-missing={value === undefined || undefined}>
      <p>
        <strong>{title}</strong> <span>{value ?? say.missing}</span>
      </p>
      <p>{text}</p>
    </li>
  );
}
