export const RETURN_STATES = [
  "asked",
  "approved",
  "received",
  "inspected",
  "settled",
  "refused",
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** Where a return is over; the table has no way out of these. */
export const END_STATES = ["settled", "refused"] as const satisfies readonly ReturnState[];

/** Who wanted it: a parcel that the courier brings back was asked for by nobody. */
export type Asker = "buyer" | "staff" | "courier";

/** What a buyer can say is wrong. */
export const RETURN_REASONS = ["warm", "damaged", "wrong", "faulty", "other"] as const;
export type AskedReason = (typeof RETURN_REASONS)[number];
export type ReturnReason = AskedReason | "came_back";
