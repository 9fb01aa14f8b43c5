import { formatDateTime } from "#app/lib/dates.ts";
import type { WholeBooking } from "../../queries/staff-bookings.server.ts";
import { feeWords, lengthWords, slotWords } from "../../views/booking-words.ts";
import { minutesOf } from "../../rules/minutes-of.ts";
import { bookingAdminMessages as say } from "../../texts/staff-bookings.ts";

/** A booking as staff who opened it read it. */
export function staffFacts({ booking, doctor, customer, type }: WholeBooking) {
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(" ");
  const fee = feeWords(booking);
  const ended = booking.cancelledBy ? say.cancelledBy[booking.cancelledBy] : undefined;
  return [
    { label: say.when, text: slotWords(booking) },
    { label: say.doctor, text: doctor.name },
    {
      label: say.customer,
      text: name || customer.email,
      note: [name && customer.email, customer.phone].filter(Boolean).join(", "),
    },
    {
      label: say.what,
      text: `${type.name}, ${lengthWords(minutesOf(booking), booking.channel)}`,
    },
    { label: say.fee, text: booking.creditItemId ? say.covered(fee) : say.toClinic(fee) },
    { label: say.booked, text: formatDateTime(booking.createdAt) },
    // The state of a visit that takes place stands in the title.
    ...(booking.status === "booked"
      ? []
      : [
          {
            label: say.status,
            text: ended ?? say.statuses[booking.status],
            note: booking.cancelNote ?? "",
          },
        ]),
  ];
}
