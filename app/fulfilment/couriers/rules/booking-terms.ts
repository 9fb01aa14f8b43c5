import { comparedTracking } from "#app/selling/orders/rules/parcel-check.ts";
import type { CourierProblem } from "../gateways/courier-port.ts";

/**
 * `asked` means that the courier has not answered, and may have booked the parcel. Asked and booked
 * bookings are open, and a parcel has at most one open booking.
 */
export type BookingState = "asked" | "booked" | "refused" | "cancelled";

export type BookingProblem = CourierProblem["reason"];

/** After these problems the courier may have booked the parcel anyway. */
const UNCLEAR: readonly BookingProblem[] = ["no_answer", "not_understood"];

const PROBLEMS: Readonly<Record<BookingProblem, true>> = {
  not_offered: true,
  keys_refused: true,
  no_answer: true,
  not_understood: true,
  unknown_parcel: true,
  refused: true,
};

/** The refusal came from the courier, not from a rule of the shop. */
export const isOfCourier = (refusal: { reason: string }): refusal is CourierProblem =>
  Object.hasOwn(PROBLEMS, refusal.reason);

export const isUnclear = (problem: BookingProblem): boolean => UNCLEAR.includes(problem);

/** The anchor of the booking part. Without scripts, the browser returns to it. */
export const DESK = "booking";

/** Makes a reference of nine capital letters and digits from a random base64url token. */
export function referenceOf(token: string): string {
  const signs = token.replaceAll(/[^A-Za-z0-9]/g, "").toUpperCase();
  return signs.slice(0, 9).padEnd(9, "0");
}

/** A request is over after two minutes, with any result. */
const PATIENCE_MS = 2 * 60_000;

/** The request has no answer yet, but may still get one. */
export function isUnderway(
  { state, problem, askedAt }: { state: BookingState; problem: string | null; askedAt: Date },
  now: Date,
): boolean {
  return state === "asked" && problem === null && now.getTime() < askedAt.getTime() + PATIENCE_MS;
}

type ShippedParcel = { number: number; trackingNumber: string | null; shippedAt: Date | null };

/** The parcel left with the tracking number of this booking. */
export function hasLeftWith(
  { parcel, trackingNumber }: { parcel: number; trackingNumber: string | null },
  sent: ShippedParcel,
): boolean {
  if (sent.shippedAt === null || sent.number !== parcel) return false;
  if (trackingNumber === null || sent.trackingNumber === null) return false;
  return comparedTracking(sent.trackingNumber) === comparedTracking(trackingNumber);
}
