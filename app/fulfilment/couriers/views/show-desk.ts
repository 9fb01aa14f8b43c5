import { href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import type { Result } from "#app/lib/result.ts";
import type { SourceRefusal } from "../queries/booking-source.server.ts";
import { isUnclear, isUnderway } from "../rules/booking-terms.ts";
import type { BookingRow } from "../tables/bookings.server.ts";
import { bookingMessages as say } from "../texts/staff-booking.ts";

type DeskSource = {
  last: BookingRow | undefined;
  source: Result<unknown, SourceRefusal>;
  /** The digest of the present parcel. Undefined if it cannot be booked. */
  digest: string | undefined;
  carrier: string;
  now: Date;
};

export type ShownBooking = {
  id: string;
  number: string;
  text: string;
  labelTo: string;
};

export type ShownDesk = {
  carrier: string;
  booking: ShownBooking | undefined;
  /** A problem or a warning. */
  notice: { title: string; text?: string; tone: "warning" | "error" } | undefined;
  /** The label of the button. Undefined if booking is not possible now. */
  button: string | undefined;
  /** The id of a booking that can be canceled or written off. */
  openId: string | undefined;
  /** The courier refused a parcel that it may have booked before. */
  isDoubtful: boolean;
  /** Missing parts of the address. */
  lacks: string | undefined;
};

export function showDesk({ last, source, digest, carrier, now }: DeskSource): ShownDesk {
  const none = { carrier, booking: undefined, notice: undefined, button: undefined };
  const open = { openId: last?.id, isDoubtful: false };
  if (last?.state === "booked") {
    const notice = { title: say.changed, tone: "warning" } as const;
    const isChanged = digest !== last.digest;
    const booking = showBooking(last);
    return { ...none, ...open, booking, lacks: undefined, notice: isChanged ? notice : undefined };
  }
  const notice = last && noticeOf(last, now);
  const lacks = !source.ok && source.reason === "address_gaps" ? say.gaps(source.gaps) : undefined;
  const button = last?.state === "asked" ? say.again : say.book;
  const isDoubtful = last?.state === "asked" && last.problem !== null && !isUnclear(last.problem);
  const shown = { ...none, ...open, isDoubtful, notice, lacks };
  return { ...shown, button: source.ok ? button : undefined };
}

export function showBooking(row: BookingRow): ShownBooking {
  const { id, orderId, trackingNumber, price } = row;
  const number = trackingNumber ?? "";
  return {
    id,
    number,
    text: price === null ? say.booked(number) : say.bookedFor(number, formatMoney(price)),
    labelTo: href("/admin/orders/:orderId/bookings/:bookingId/label.pdf", {
      orderId,
      bookingId: id,
    }),
  };
}

function noticeOf(row: BookingRow, now: Date): ShownDesk["notice"] {
  if (row.state === "cancelled" || row.state === "booked") return undefined;
  if (isUnderway(row, now)) return { title: say.underway, tone: "warning" };
  switch (row.problem) {
    case "refused":
    case "unknown_parcel":
    case "not_offered":
    case "keys_refused":
      return { title: say.refused, text: whyRefused(row), tone: "error" };
    case "not_understood":
      return { title: say.notUnderstood, tone: "error" };
    case "no_answer":
    case null:
      return { title: say.noAnswer, tone: "error" };
  }
}

function whyRefused({ state, problem, says, reference }: BookingRow): string {
  const doubt = state === "asked" ? [say.maybeBooked(reference)] : [];
  if (problem === "keys_refused") return [say.keysRefused, ...doubt].join(" ");
  if (problem === "not_offered") return [say.notOffered, ...doubt].join(" ");
  const words = says === "" ? [] : [say.refusedSays(says)];
  return [...words, say.refusedNext, ...doubt].join(" ");
}
