export const RETURN_STATES = [
  "asked",
  "approved",
  "received",
  "inspected",
  "settled",
  "refused",
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** Final states. The table of moves has no way out of them. */
export const END_STATES = ["settled", "refused"] as const satisfies readonly ReturnState[];

/** Who requested the return. `courier` is a parcel that came back without a request. */
export type Asker = "buyer" | "staff" | "courier";

export const RETURN_REASONS = ["warm", "damaged", "wrong", "faulty", "other"] as const;
export type AskedReason = (typeof RETURN_REASONS)[number];
export type ReturnReason = AskedReason | "came_back";
