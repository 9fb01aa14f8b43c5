import { formatMoney } from "#app/lib/money.ts";
import { hasLeftWith, isUnderway } from "../rules/booking-terms.ts";
import type { BookingRow } from "../tables/bookings.server.ts";
import { bookingMessages as say } from "../texts/staff-booking.ts";
import { showBooking } from "./show-desk.ts";

type Parcel = { number: number; trackingNumber: string | null; shippedAt: Date | null };

type BookingContext = {
  order: { id: string; status: string; parcelsSent: number };
  parcels: readonly Parcel[];
  /** The reader may print labels and cancel bookings. */
  mayAct: boolean;
  now: Date;
};

/** The bookings on an order's page: those of sent parcels, and open ones. */
export function showBookings(rows: readonly BookingRow[], beside: BookingContext) {
  const { order, parcels, mayAct, now } = beside;
  const used = rows.filter((row) => parcels.some((parcel) => hasLeftWith(row, parcel)));
  const open = rows.filter((row) => !used.includes(row));
  return {
    used: new Map(used.map((row) => [row.parcel, showUsed(row, mayAct)])),
    open: {
      orderId: order.id,
      mayAct,
      bookings: open.map((row) => showOpen(row, { isUnused: isUnused(row, order), now })),
    },
  };
}

export type ShownBookings = ReturnType<typeof showBookings>;
export type ShownOpenBooking = ShownBookings["open"]["bookings"][number];

function showUsed(row: BookingRow, mayAct: boolean) {
  const text = row.price === null ? say.plain : say.about(formatMoney(row.price));
  return { text, labelTo: mayAct ? showBooking(row).labelTo : undefined };
}

export type ShownUsedBooking = ReturnType<typeof showUsed>;

function showOpen(row: BookingRow, { isUnused, now }: { isUnused: boolean; now: Date }) {
  const isBooked = row.state === "booked";
  const shown = showBooking(row);
  return {
    id: row.id,
    parcel: say.open.waiting(row.parcel),
    isUnused,
    text: isBooked ? shown.text : unclearText(row, now),
    labelTo: isBooked && !isUnused ? shown.labelTo : undefined,
    act: isBooked ? say.cancel : say.open.forget,
    canAct: !isUnderway(row, now),
  };
}

const unclearText = (row: BookingRow, now: Date): string =>
  isUnderway(row, now) ? say.underway : say.open.unclear(row.reference);

/** No parcel can leave with this booking any more. */
function isUnused(
  { parcel }: BookingRow,
  { status, parcelsSent }: BookingContext["order"],
): boolean {
  const isToPack = status === "confirmed" || status === "processing";
  return !isToPack || parcel <= parcelsSent;
}
