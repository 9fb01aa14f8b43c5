import { courierName } from "#app/modules/orders/rules/couriers.ts";
import { parcelMessages } from "#app/modules/orders/texts/staff-parcels.ts";
import { isOut } from "#app/modules/orders/rules/shipment.ts";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Card } from "#app/ui/card.tsx";
import type { RefusedForm } from "#app/modules/orders/admin/staff-answer.ts";
import type { StaffOrder } from "./show-order.server.ts";
import { TrackingFields } from "./tracking-fields.tsx";
import { useEffect, useState } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

const { parcel: say, undo: undoText } = parcelMessages;

type ParcelCardProps = {
  order: StaffOrder;
  mayMove: boolean;
  failure: RefusedForm | undefined;
};

/** A parcel that has left: who carries it, under which number, and what can be put right of it. */
export function ParcelCard({ order, mayMove, failure }: ParcelCardProps) {
  const { parcel, undo, status, isBuyerTold } = order;
  if (!parcel.hasLeft) return null;
  const own = failure?.intent === "set-tracking" ? failure : undefined;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.title}</h2>
      {undo && mayMove && <UndoNotice isBuyerTold={isBuyerTold} key={undo.since} undo={undo} />}
      <p className="wrap-anywhere">
        {parcel.courier && <>{courierName(parcel.courier)}, </>}
        <TrackingNumber {...parcel} />
      </p>
      {mayMove && isOut(status) && (
        <TrackingForm
          failure={own}
          news={isBuyerTold ? (status === "shipped" ? say.told : say.notTold) : say.off}
          parcel={parcel}
        />
      )}
    </Card>
  );
}

function TrackingNumber({ number, url }: StaffOrder["parcel"]) {
  if (number === null) return say.noNumber;
  if (url === null) return <span className="figures">{number}</span>;
  return (
    <a className="figures underline underline-offset-4" href={url} rel="noreferrer">
      {number}
    </a>
  );
}

type TrackingFormProps = {
  parcel: StaffOrder["parcel"];
  /** Whether the buyer hears of a correction. */
  news: string;
  failure: RefusedForm | undefined;
};

function TrackingForm({ parcel, news, failure }: TrackingFormProps) {
  return (
    <details
      className="rounded-card border border-line"
      // What was saved folds the form away again.
      key={`${parcel.courier} ${parcel.number} ${parcel.url}`}
      open={failure !== undefined}
    >
      <summary className="flex min-h-12 items-center rounded-card px-4 underline underline-offset-4">
        {parcel.number === null ? say.add : say.correct}
      </summary>
      <IntentForm className="grid gap-4 px-4 pt-1 pb-4" intent="set-tracking" noValidate>
        <TrackingFields failure={failure} parcel={parcel} />
        <p className="text-ink-soft">
          {news} {parcel.number !== null && say.remove}
        </p>
        <div>
          <IntentButton variant="secondary">{say.save}</IntentButton>
        </div>
      </IntentForm>
    </details>
  );
}

const SECOND = 1_000;

type UndoNoticeProps = { undo: NonNullable<StaffOrder["undo"]>; isBuyerTold: boolean };

/** Stands where it is when the time is over, so that nothing below it moves. */
function UndoNotice({ undo, isBuyerTold }: UndoNoticeProps) {
  const isAlive = useHydrated();
  const seconds = useSecondsLeft(undo.leftMs);
  const { live, still } = isBuyerTold
    ? { live: undoText.mail, still: undoText.mailAt }
    : { live: undoText.left, still: undoText.leftUntil };
  if (isAlive && seconds === 0) {
    return (
      <Notice announced={false} title={undoText[undo.what]}>
        {isBuyerTold ? undoText.gone : undoText.over}
      </Notice>
    );
  }
  return (
    <Notice
      action={
        <IntentForm intent="undo-shipment">
          <IntentButton variant="secondary">{undoText.submit}</IntentButton>
        </IntentForm>
      }
      title={undoText[undo.what]}
    >
      {/* The sentence is read out once; the figure that counts down is for the eye. */}
      <span aria-hidden={isAlive}>{isAlive ? live(seconds) : still(undo.until)}</span>
    </Notice>
  );
}

/** Counts from the server's figure, since the clock of this computer may be wrong. */
function useSecondsLeft(leftMs: number): number {
  const [seconds, setSeconds] = useState(Math.ceil(leftMs / SECOND));
  useEffect(() => {
    const over = performance.now() + leftMs;
    const tick = setInterval(() => {
      const left = Math.max(0, Math.ceil((over - performance.now()) / SECOND));
      setSeconds(left);
      if (left === 0) clearInterval(tick);
    }, 200);
    return () => clearInterval(tick);
  }, [leftMs]);
  return seconds;
}
