import { shownLotsOf } from "../../queries/lots-of-product.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { LabReports } from "../../components/lab-reports.tsx";
import { LotLadder } from "../../components/lot-ladder.tsx";
import { ladderMessages } from "../../texts/shopper-ladder.ts";
import { showLadder } from "../../views/show-ladder.ts";
import type { ShownLots, ShownLot } from "../../views/show-lots.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonLook } from "#app/ui/button-look.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { lotMessages as say } from "../../texts/shopper.ts";

/** What the page of a product shows of its lots on this day, for the chosen size. */
export async function productLots(db: Db, productId: string, today: string) {
  const lots = await shownLotsOf(db, productId, today);
  return (size: string | undefined) => lotParts(lots, size);
}

export function lotParts(lots: ShownLots, size?: string) {
  const { current, earlier, texts } = lots;
  const first = current.find(({ variant }) => variant === size) ?? current[0];
  const ladders = [first, ...current.filter((lot) => lot !== first)].map(showLadder);
  const reported = current.find(({ report }) => report);
  return {
    recalls: [...current, ...earlier]
      .filter(({ recalled }) => recalled !== undefined)
      .map(({ id, lotNumber, recalled }) => (
        <div className="mb-4" key={id}>
          <Notice announced={false} title={`${texts.doNotUse} ${lotNumber}`} tone="error">
            {recalled}
          </Notice>
        </div>
      )),
    /** The lot that ships now, if it has a report. */
    slide: reported && <ReportSlide lot={reported} />,
    reports: <LabReports lots={lots} />,
    /** The lot of the chosen size first; the others are folded. */
    proof: (
      <Section lead={ladderMessages.lead} title={ladderMessages.title}>
        <div className="grid gap-y-14">
          {ladders.map((ladder, place) => (
            <LotLadder isFolded={place > 0} key={ladder.id} ladder={ladder} />
          ))}
        </div>
      </Section>
    ),
  };
}

/** A slide with the lab results of the lot that ships, and a link to the report. */
function ReportSlide({ lot: { lotNumber, isDemo, report } }: { lot: ShownLot }) {
  if (!report) return null;
  const { purity, method, labName, reportedOn } = report;
  return (
    <div className="gallery-report">
      <p className="text-sm text-ink-soft">{say.shipsNow}</p>
      <p className="figures text-xl">
        <Unbroken>{say.lot(lotNumber)}</Unbroken>
      </p>
      {purity && (
        <p className="grid md:mt-2">
          <span className="figures font-display text-3xl md:text-4xl">{purity}</span>
          <span>
            <Unbroken>{say.purityBy(method)}</Unbroken>
          </span>
        </p>
      )}
      <p className="text-sm text-ink-soft">{say.reportBy(labName, reportedOn)}</p>
      {isDemo && <Badge tone="warning">{say.demo}</Badge>}
      <a
        className={buttonLook({ variant: "secondary", className: "mt-1 md:mt-3" })}
        href="#lab-report"
      >
        {say.toReport}
      </a>
    </div>
  );
}
