import { lotMessages } from "#app/goods/lots/texts/shopper.ts";
import type { ShownLot } from "#app/goods/lots/views/show-lots.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonLook } from "#app/ui/button-look.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { galleryMessages as say } from "./texts.ts";

/** The last slide: the lab results of the lot that ships, with a link to the report. */
export function ReportSlide({ lot: { lotNumber, isDemo, report } }: { lot: ShownLot }) {
  if (!report) return null;
  const { purity, method, labName, reportedOn } = report;
  return (
    <div className="gallery-report">
      <p className="text-sm text-ink-soft">{lotMessages.shipsNow}</p>
      <p className="figures text-xl">
        <Unbroken>{lotMessages.lot(lotNumber)}</Unbroken>
      </p>
      {purity && (
        <p className="grid md:mt-2">
          <span className="figures font-display text-3xl md:text-4xl">{purity}</span>
          <span>
            <Unbroken>{say.purity(method)}</Unbroken>
          </span>
        </p>
      )}
      <p className="text-sm text-ink-soft">{say.reportBy(labName, reportedOn)}</p>
      {isDemo && <Badge tone="warning">{lotMessages.demo}</Badge>}
      <a
        className={buttonLook({ variant: "secondary", className: "mt-1 md:mt-3" })}
        href="#lab-report"
      >
        {say.toReport}
      </a>
    </div>
  );
}
