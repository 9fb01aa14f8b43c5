/** What went wrong: a lot was recalled, staff judged a parcel too warm, or a cold parcel was late. */
export const GUARANTEE_EVENTS = ["recall", "warm", "late"] as const;
export type GuaranteeEvent = (typeof GUARANTEE_EVENTS)[number];

/** Why the shop paid nothing by itself, so that staff decide. */
export const HELD_REASONS = ["order_limit", "month_limit", "unpaid", "by_hand"] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/** `close_alike` closes all that wait for the same reason since the same recall. */
export const CASE_ACTS = ["pay", "close", "close_alike"] as const;
export type CaseAct = (typeof CASE_ACTS)[number];
