import { UsedBooking } from "#app/fulfilment/couriers/components/open-bookings.tsx";
import { ParcelReports } from "#app/fulfilment/couriers/components/parcel-reports.tsx";
import { reportMessages } from "#app/fulfilment/couriers/texts/shopper.ts";
import { courierName } from "../../../rules/couriers.ts";
import { parcelMessages } from "../../../texts/staff-parcels.ts";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Card } from "#app/ui/card.tsx";
import type { RefusedForm } from "../staff-answer.ts";
import type { StaffOrder, StaffParcel } from "./show-order.server.ts";
import { TrackingFields } from "./tracking-fields.tsx";
import { UndoNotice } from "./undo-notice.tsx";
import { href } from "react-router";

const { parcel: say } = parcelMessages;

type ParcelCardProps = {
  order: StaffOrder;
  mayMove: boolean;
  failure: RefusedForm | undefined;
};

export function ParcelCard({ order, mayMove, failure }: ParcelCardProps) {
  const { parcels, toCome } = order;
  if (parcels.length === 0) return null;
  const all = parcels.length + (toCome.length > 0 ? 1 : 0);
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{all > 1 ? say.several(parcels.length, all) : say.title}</h2>
      {parcels.map((parcel) => (
        <ParcelPart
          all={all}
          failure={failure}
          key={parcel.number}
          mayMove={mayMove}
          order={order}
          parcel={parcel}
        />
      ))}
      {toCome.length > 0 && (
        <p className="border-t border-line pt-4 wrap-anywhere">{say.toCome(toCome.join(", "))}</p>
      )}
    </Card>
  );
}

type ParcelPartProps = ParcelCardProps & { parcel: StaffParcel; all: number };

function ParcelPart({ order, parcel, all, mayMove, failure }: ParcelPartProps) {
  const { status, isBuyerTold } = order;
  const { number, undo } = parcel;
  const own =
    failure?.intent === "set-tracking" && (failure.values["parcel"] ?? "1") === String(number)
      ? failure
      : undefined;
  const news = parcel.isAwaited ? say.told : say.notTold;
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      {all > 1 && <Contents all={all} parcel={parcel} />}
      {undo && mayMove && (
        <UndoNotice isBuyerTold={isBuyerTold} key={undo.since} number={number} undo={undo} />
      )}
      <p className="wrap-anywhere">
        {parcel.courier && <>{courierName(parcel.courier)}, </>}
        <TrackingNumber {...parcel} />
      </p>
      <UsedBooking booking={parcel.booking} />
      <ParcelReports isForStaff reports={parcel.reports} title={reportMessages.title} />
      {mayMove && parcel.isOut && (
        <TrackingForm failure={own} news={isBuyerTold ? news : say.off} parcel={parcel} />
      )}
      {all > 1 && (
        <div className="flex flex-wrap gap-3">
          {mayMove && parcel.isAwaited && status !== "delivered" && (
            <IntentForm intent="deliver-parcel">
              <input name="parcel" type="hidden" value={number} />
              <IntentButton data-act="orders.mark-delivered" variant="secondary">
                {say.deliver(number)}
              </IntentButton>
            </IntentForm>
          )}
          <AnchorButton
            href={`${href("/admin/orders/:orderId/slip.pdf", { orderId: order.id })}?parcel=${number}`}
            target="_blank"
            variant="secondary"
          >
            {say.print(number)}
          </AnchorButton>
        </div>
      )}
    </div>
  );
}

/** The position, status and contents of one of several parcels. */
function Contents({ parcel, all }: { parcel: StaffParcel; all: number }) {
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong>{say.of(parcel.number, all)}</strong>
        <span className="text-ink-soft">
          {parcel.state}
          {parcel.isCold && ` · ${say.cold}`}
        </span>
      </p>
      <ul className="grid gap-1">
        {parcel.items.map(({ itemId, text, lots }) => (
          <li className="wrap-anywhere" key={itemId}>
            {text}
            {lots.length > 0 && (
              <span className="block text-sm text-ink-soft">{say.ofLots(lots.join(", "))}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function TrackingNumber({ tracking, url }: StaffParcel) {
  if (tracking === null) return say.noNumber;
  if (url === null) return <span className="figures">{tracking}</span>;
  return (
    <a className="figures underline underline-offset-4" href={url} rel="noreferrer">
      {tracking}
    </a>
  );
}

type TrackingFormProps = {
  parcel: StaffParcel;
  /** Says whether the buyer gets a mail about a correction. */
  news: string;
  failure: RefusedForm | undefined;
};

function TrackingForm({ parcel, news, failure }: TrackingFormProps) {
  const { number, tracking } = parcel;
  return (
    <details
      className="rounded-card border border-line"
      // A changed key closes the form after saving.
      key={`${parcel.courier} ${tracking} ${parcel.url}`}
      open={failure !== undefined}
    >
      <summary
        className="flex min-h-12 items-center rounded-card px-4 underline underline-offset-4"
        data-act="orders.set-tracking"
      >
        {tracking === null ? say.add : say.correct}
      </summary>
      <IntentForm className="grid gap-4 px-4 pt-1 pb-4" intent="set-tracking" noValidate>
        <input name="parcel" type="hidden" value={number} />
        <TrackingFields failure={failure} form={parcel.form} of={`parcel-${number}`} />
        <p className="text-ink-soft">
          {news} {tracking !== null && say.remove}
        </p>
        <div>
          <IntentButton variant="secondary">{say.save}</IntentButton>
        </div>
      </IntentForm>
    </details>
  );
}
