import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import type { OrderStatus } from "../../../rules/order-terms.ts";
import { adminOrderMessages as say } from "../../../texts/staff.ts";
import { parcelMessages } from "../../../texts/staff-parcels.ts";
import type { ButtonLook } from "#app/ui/button-look.ts";
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
  look?: ButtonLook & { "data-act"?: string };
  children?: ReactNode;
};

export function MoveForm({ to, from, look, children }: MoveFormProps) {
  const going = useNavigation().formData?.get("to");
  return (
    <IntentForm className="grid gap-4" intent="move-order" noValidate>
      <input name="from" type="hidden" value={from} />
      <input name="to" type="hidden" value={to} />
      {children}
      <div>
        <Button pending={going === to} {...look}>
          {say.moves[to]}
        </Button>
      </div>
    </IntentForm>
  );
}

type FormProps = { order: StaffOrder; failure: RefusedForm | undefined };

type ShipFormProps = FormProps & {
  lots: LotsToShip | undefined;
  notToday: NotToday | undefined;
};

export function ShipForm({ order, failure, lots, notToday }: ShipFormProps) {
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

export function CancelForm({ order, failure }: FormProps) {
  return (
    <MoveForm from={order.status} look={{ variant: "danger" }} to="cancelled">
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
  );
}
