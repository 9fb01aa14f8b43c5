import { comparedTracking } from "#app/selling/orders/rules/parcel-check.ts";
import type { CourierProblem } from "../gateways/courier-port.ts";

/**
 * How a booking stands. `asked`: the courier was asked and has not answered, so nobody knows
 * whether it booked. What is asked or booked is open, and a parcel has one open booking at most.
 */
export type BookingState = "asked" | "booked" | "refused" | "cancelled";

export type BookingProblem = CourierProblem["reason"];

/** After these the courier may have booked all the same. */
const UNCLEAR: readonly BookingProblem[] = ["no_answer", "not_understood"];

const PROBLEMS: Readonly<Record<BookingProblem, true>> = {
  not_offered: true,
  keys_refused: true,
  no_answer: true,
  not_understood: true,
  unknown_parcel: true,
  refused: true,
};

/** Whether a refusal came from the courier, and not from a rule of the shop. */
export const isOfCourier = (refusal: { reason: string }): refusal is CourierProblem =>
  Object.hasOwn(PROBLEMS, refusal.reason);

export const isUnclear = (problem: BookingProblem): boolean => UNCLEAR.includes(problem);

/** Where a page shows it: without scripts, a browser begins there again. */
export const DESK = "booking";

/** By a random token of the alphabet of base64url: nine capital letters and digits. */
export function referenceOf(token: string): string {
  const signs = token.replaceAll(/[^A-Za-z0-9]/g, "").toUpperCase();
  return signs.slice(0, 9).padEnd(9, "0");
}

/** A request is over by then, whatever became of it. */
const PATIENCE_MS = 2 * 60_000;

/** Whether a request that has no answer may still get one. */
export function isUnderway(
  { state, problem, askedAt }: { state: BookingState; problem: string | null; askedAt: Date },
  now: Date,
): boolean {
  return state === "asked" && problem === null && now.getTime() < askedAt.getTime() + PATIENCE_MS;
}

type Sent = { number: number; trackingNumber: string | null; shippedAt: Date | null };

/** Whether a parcel left under the number of a booking. */
export function hasLeftWith(
  { parcel, trackingNumber }: { parcel: number; trackingNumber: string | null },
  sent: Sent,
): boolean {
  if (sent.shippedAt === null || sent.number !== parcel) return false;
  if (trackingNumber === null || sent.trackingNumber === null) return false;
  return comparedTracking(sent.trackingNumber) === comparedTracking(trackingNumber);
}
