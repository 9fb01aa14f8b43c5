import { Form, useLocation, useNavigation } from "react-router";
import { parcelMessages } from "#app/modules/orders/texts/staff-parcels.ts";
import { orderMessages } from "#app/modules/orders/texts/shopper.ts";
import { isOut } from "#app/modules/orders/rules/shipment.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { MoveFailure } from "./move-failure.ts";
import type { StaffOrder } from "./show-order.server.ts";
import { TrackingFields } from "./tracking-fields.tsx";
import { UndoNotice } from "./undo-notice.tsx";

const say = parcelMessages.parcel;

type ParcelCardProps = {
  order: StaffOrder;
  mayMove: boolean;
  failure: MoveFailure | undefined;
};

/** A parcel that has left: who carries it, under which number, and what can be put right of it. */
export function ParcelCard({ order, mayMove, failure }: ParcelCardProps) {
  const { parcel, undo, status } = order;
  if (!parcel.hasLeft) return null;
  const own = failure?.intent === "set-tracking" ? failure : undefined;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.title}</h2>
      {undo && mayMove && <UndoNotice key={undo.since} undo={undo} />}
      <p className="wrap-anywhere">
        {parcel.courier && <>{orderMessages.courier[parcel.courier]}, </>}
        <TrackingNumber {...parcel} />
      </p>
      {mayMove && isOut(status) && (
        <TrackingForm failure={own} isOnItsWay={status === "shipped"} parcel={parcel} />
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
  isOnItsWay: boolean;
  failure: MoveFailure | undefined;
};

function TrackingForm({ parcel, isOnItsWay, failure }: TrackingFormProps) {
  const { pathname } = useLocation();
  const busy = useNavigation().formData?.get("intent") === "set-tracking";
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
      <Form action={pathname} className="grid gap-4 px-4 pt-1 pb-4" method="post" noValidate>
        <input name="intent" type="hidden" value="set-tracking" />
        <TrackingFields failure={failure} parcel={parcel} />
        <p className="text-ink-soft">
          {isOnItsWay ? say.told : say.notTold} {parcel.number !== null && say.remove}
        </p>
        <div>
          <Button pending={busy} variant="secondary">
            {say.save}
          </Button>
        </div>
      </Form>
    </details>
  );
}
