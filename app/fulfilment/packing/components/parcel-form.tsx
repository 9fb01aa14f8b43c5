import { Printer } from "lucide-react";
import { Form, href, useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { BookingDesk } from "#app/fulfilment/couriers/components/booking-desk.tsx";
import { parcelMessages } from "#app/selling/orders/texts/staff-parcels.ts";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ParcelAnswer, ParcelPage } from "../views/parcel-answer.ts";
import { packingMessages as say } from "../texts/staff.ts";
import type { ShownParcel } from "../views/show-parcel.ts";
import { ParcelHead } from "./parcel-head.tsx";
import { PartNotice } from "./split-parcel.tsx";
import { ParcelLines } from "./parcel-lines.tsx";

type ParcelFormProps = {
  parcel: ShownParcel;
  page: ParcelPage;
  failure: ParcelAnswer | undefined;
};

export function ParcelForm({ parcel, page, failure }: ParcelFormProps) {
  const { errors = {}, values = {} } = failure ?? {};
  const own = values["intent"] === "pack" ? errors : {};
  const { part } = parcel;
  return (
    <Form className="grid gap-4" method="post" noValidate>
      <input name="orderId" type="hidden" value={parcel.id} />
      <input name="plan" type="hidden" value={parcel.plan} />
      <input name="number" type="hidden" value={part.number} />
      {part.toCome.length > 0 &&
        part.lines.map(({ field, here }) => (
          <input key={field} name={field} type="hidden" value={here} />
        ))}
      <ErrorSummary errors={own} title={say.check} />
      <Card className="grid gap-4">
        <ParcelHead parcel={parcel} />
        <PartNotice part={part} orderId={parcel.id} />
        <ParcelLines errors={own} lines={parcel.lines} lotsTo={page.lotsTo} values={values} />
      </Card>
      <LeaveCard errors={own} page={page} parcel={parcel} values={values} />
      <p>
        <TextLink to={href("/admin/orders/:orderId", { orderId: parcel.id })}>{say.open}</TextLink>
      </p>
    </Form>
  );
}

type LeaveCardProps = { parcel: ShownParcel; page: ParcelPage; errors: Texts; values: Texts };

function LeaveCard({ parcel, page, errors: own, values }: LeaveCardProps) {
  const pending = useNavigation().formData?.get("intent") === "pack";
  return (
    <Card className="grid gap-4">
      <div>
        <AnchorButton data-queue-key="p" href={slipOf(parcel)} target="_blank" variant="secondary">
          <Printer aria-hidden="true" className="size-4" />
          {say.print}
        </AnchorButton>
      </div>
      {page.booking && <BookingDesk desk={page.booking} orderId={parcel.id} />}
      <LeavingFields
        errors={own}
        // A new key resets the fields after a booking or its cancellation.
        key={page.booking?.booking?.number}
        page={page}
        values={values}
      />
      {parcel.notToday && (
        <Notice announced={false} title={parcel.notToday.title} tone="warning">
          {parcel.notToday.text}
          <CheckboxField
            defaultChecked={values["anyway"] === "yes"}
            error={own["anyway"]}
            label={parcelMessages.cold.anyway}
            name="anyway"
            value="yes"
          />
        </Notice>
      )}
      <div className="grid gap-2">
        <div>
          <Button
            aria-describedby="leaves"
            disabled={!parcel.canLeave}
            name="intent"
            pending={pending}
            value="pack"
          >
            {say.submit}
          </Button>
        </div>
        <p className="text-sm text-ink-soft" id="leaves">
          {page.isBuyerTold ? parcelMessages.ship.mailFollows : parcelMessages.ship.noMail}
        </p>
      </div>
    </Card>
  );
}

/** For part of an order, the link carries the shown units. */
function slipOf({ id: orderId, part }: ShownParcel): string {
  const path = href("/admin/orders/:orderId/slip.pdf", { orderId });
  if (part.toCome.length === 0) return path;
  const units = part.lines.map(({ field, here }) => [field, String(here)]);
  return `${path}?${new URLSearchParams(units)}`;
}

type LeavingFieldsProps = { page: ParcelPage; errors: Texts; values: Texts };

function LeavingFields({ page, errors: own, values }: LeavingFieldsProps) {
  const { booking, carrier } = page.booking ?? {};
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field error={own["courier"]} label={say.courier} name="courier">
          <Select defaultValue={values["courier"] ?? (booking ? carrier : page.courier)}>
            <option value="">{parcelMessages.ship.choose}</option>
            {page.carriers.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field error={own["trackingNumber"]} label={say.trackingNumber} name="trackingNumber">
          <Input
            autoComplete="off"
            className="figures"
            data-queue-key="t"
            defaultValue={values["trackingNumber"] ?? booking?.number}
            maxLength={60}
            spellCheck={false}
          />
        </Field>
      </div>
      <CheckboxField
        defaultChecked={values["without"] === "yes"}
        error={own["without"]}
        hint={parcelMessages.ship.withoutHint}
        label={parcelMessages.ship.without}
        name="without"
        value="yes"
      />
    </>
  );
}
