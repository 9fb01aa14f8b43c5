import { Printer } from "lucide-react";
import { Form, href, Link } from "react-router";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { IntentStep } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { DESK } from "../rules/booking-terms.ts";
import { bookingMessages as say } from "../texts/staff-booking.ts";
import type { ShownDesk } from "../views/show-desk.ts";

const FORM = "courier-booking";

type BookingFormProps = {
  orderId: string;
  desk: ShownDesk;
  /** The hidden fields that let the answer show the same parcel again. */
  fields: readonly { name: string; value: string | number }[];
};

/**
 * The form of `BookingDesk`, placed inside another form whose Enter key sends the parcel instead of
 * booking it.
 */
export function BookingForm({ orderId, desk, fields }: BookingFormProps) {
  return (
    <Form
      action={href("/admin/orders/:orderId/courier-booking", { orderId })}
      id={FORM}
      method="post"
      preventScrollReset
    >
      {desk.openId && <input name="booking" type="hidden" value={desk.openId} />}
      {fields.map(({ name, value }) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
    </Form>
  );
}

type BookingDeskProps = { orderId: string; desk: ShownDesk };

/** Books a parcel with the courier and shows the result. */
export function BookingDesk({ orderId, desk }: BookingDeskProps) {
  const { booking, notice, button, lacks, isDoubtful } = desk;
  return (
    <section aria-label={say.title} className="grid scroll-mt-24 gap-3" id={DESK}>
      {notice && (
        <Notice announced={false} title={notice.title} tone={notice.tone}>
          {notice.text}
        </Notice>
      )}
      {lacks && (
        <p className="measure">
          {lacks}{" "}
          <Link
            className="underline underline-offset-4"
            to={href("/admin/orders/:orderId", { orderId })}
          >
            {say.toOrder}
          </Link>
        </p>
      )}
      {button && (
        <div className="grid justify-items-start gap-1">
          <IntentStep data-queue-key="b" form={FORM} intent="book" variant="secondary">
            {button}
          </IntentStep>
          <p className="text-sm text-ink-soft">{say.bookHint}</p>
        </div>
      )}
      {isDoubtful && (
        <div>
          <IntentStep form={FORM} intent="cancel" variant="secondary">
            {say.open.forget}
          </IntentStep>
        </div>
      )}
      {booking && (
        <>
          <p className="font-semibold wrap-anywhere">{booking.text}</p>
          <div className="flex flex-wrap gap-3">
            <AnchorButton href={booking.labelTo} target="_blank" variant="secondary">
              <Printer aria-hidden="true" className="size-4" />
              {say.label}
            </AnchorButton>
            <IntentStep form={FORM} intent="cancel" variant="quiet">
              {say.cancel}
            </IntentStep>
          </div>
        </>
      )}
    </section>
  );
}
