import { Form, href, useNavigation } from "react-router";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Button, TextAnchor } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ShownBookings, ShownOpenBooking, ShownUsedBooking } from "../views/show-bookings.ts";
import { bookingMessages as say } from "../texts/staff-booking.ts";

/** Lists bookings without a parcel that left. Renders nothing if there are no such bookings. */
export function OpenBookings({ shown }: { shown: ShownBookings["open"] }) {
  const { orderId, mayAct, bookings } = shown;
  if (bookings.length === 0) return null;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.open.title}</h2>
      {bookings.map((booking) => (
        <div className="grid gap-2" key={booking.id}>
          {booking.isUnused && (
            <Notice announced={false} title={say.open.unused} tone="warning">
              {say.open.unusedHint}
            </Notice>
          )}
          <p className="wrap-anywhere">
            {booking.parcel}. {booking.text}
          </p>
          {mayAct && <Acts booking={booking} orderId={orderId} />}
        </div>
      ))}
    </Card>
  );
}

function Acts({ booking, orderId }: { booking: ShownOpenBooking; orderId: string }) {
  const pending = useNavigation().formData?.get("booking") === booking.id;
  return (
    <div className="flex flex-wrap gap-3">
      {booking.labelTo && (
        <AnchorButton href={booking.labelTo} target="_blank" variant="secondary">
          {say.label}
        </AnchorButton>
      )}
      {booking.canAct && (
        <Form
          action={href("/admin/orders/:orderId/courier-booking", { orderId })}
          method="post"
          preventScrollReset
        >
          <input name="from" type="hidden" value="order" />
          <input name="booking" type="hidden" value={booking.id} />
          <Button name="intent" pending={pending} value="cancel" variant="secondary">
            {booking.act}
          </Button>
        </Form>
      )}
    </div>
  );
}

export function UsedBooking({ booking }: { booking: ShownUsedBooking | undefined }) {
  if (!booking) return null;
  const { text, labelTo } = booking;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {text}
      {labelTo && (
        <TextAnchor href={labelTo} rel="noreferrer" target="_blank">
          {say.label}
        </TextAnchor>
      )}
    </p>
  );
}
