import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { adminOrderMessages as say } from "../../../texts/staff.ts";
import type { OrderStatus } from "../../../rules/order-terms.ts";
import { parcelMessages } from "../../../texts/staff-parcels.ts";
import { Button } from "#app/ui/button.tsx";
import { IntentForm } from "#app/ui/intent-form.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import type { RefusedForm } from "../staff-answer.ts";
import type { NotToday } from "#app/fulfilment/packing/views/show-not-today.ts";
import { LotFields } from "./lot-fields.tsx";
import type { LotsToShip } from "./show-lots.ts";
import type { StaffOrder } from "./show-order.server.ts";
import { TrackingFields } from "./tracking-fields.tsx";

type MoveFormProps = {
  to: OrderStatus;
  /** The status that staff saw, so that a refusal can tell that another person changed it. */
  from: OrderStatus;
  children?: ReactNode;
};

export function MoveForm({ to, from, children }: MoveFormProps) {
  const going = useNavigation().formData?.get("to");
  return (
    <IntentForm className="grid gap-4" intent="move-order" noValidate>
      <input name="from" type="hidden" value={from} />
      <input name="to" type="hidden" value={to} />
      {children}
      <div>
        <Button pending={going === to} variant={to === "cancelled" ? "danger" : "primary"}>
          {say.moves[to]}
        </Button>
      </div>
    </IntentForm>
  );
}

/** Replaces the form of an unavailable move by the reason. */
export function ClosedMove({ to, why }: { to: OrderStatus; why: string }) {
  const reason = `why-not-${to}`;
  return (
    <div className="grid gap-2">
      <div>
        <Button aria-describedby={reason} disabled type="button" variant="secondary">
          {say.moves[to]}
        </Button>
      </div>
      <p className="text-ink-soft" id={reason}>
        {why}
      </p>
    </div>
  );
}

type FormProps = { order: StaffOrder; failure: RefusedForm | undefined };

type ShipFormProps = FormProps & {
  lots: LotsToShip | undefined;
  notToday: NotToday | undefined;
};

export function ShipForm({ order, failure, lots, notToday }: ShipFormProps) {
  if (lots?.isShort) return <ClosedMove to="shipped" why={say.lots.lots_missing} />;
  return (
    <MoveForm from={order.status} to="shipped">
      {order.toCome.length > 0 && (
        <p className="wrap-anywhere">{parcelMessages.ship.rest(order.toCome.join(", "))}</p>
      )}
      {lots && <LotFields failure={failure} shown={lots} />}
      <TrackingFields failure={failure} form={order.next} of="ship" />
      <CheckboxField
        defaultChecked={failure?.values["without"] === "yes"}
        error={failure?.errors?.["without"]}
        hint={parcelMessages.ship.withoutHint}
        label={parcelMessages.ship.without}
        name="without"
        value="yes"
      />
      {notToday && (
        <Notice announced={false} title={notToday.title} tone="warning">
          {notToday.text}
          <CheckboxField
            defaultChecked={failure?.values["anyway"] === "yes"}
            error={failure?.errors?.["anyway"]}
            label={parcelMessages.cold.anyway}
            name="anyway"
            value="yes"
          />
        </Notice>
      )}
      <p className="text-ink-soft">
        {order.isBuyerTold ? parcelMessages.ship.mailFollows : parcelMessages.ship.noMail}
      </p>
    </MoveForm>
  );
}

/** Closed at first, so that a wrong tap does not cancel an order. */
export function CancelForm({ order, failure }: FormProps) {
  return (
    <details className="rounded-card border border-line" open={failure !== undefined}>
      <summary className="flex min-h-12 items-center rounded-card px-4 underline underline-offset-4">
        {say.cancelOpen}
      </summary>
      <div className="px-4 pt-1 pb-4">
        <MoveForm from={order.status} to="cancelled">
          <Field
            error={failure?.errors?.["reason"]}
            hint={say.cancelReasonHint}
            // Other forms of the page have a field named `reason` too.
            id="cancel-reason"
            label={say.cancelReason}
            name="reason"
          >
            <Textarea defaultValue={failure?.values["reason"]} maxLength={300} required />
          </Field>
        </MoveForm>
      </div>
    </details>
  );
}
