/** In what the cash of couriers differs from what was due at the door. */
export const CASH_KINDS = [
  "missing",
  "short",
  "over",
  "double",
  "unknown",
  "not_cash",
  "returned",
] as const;
export type CashKind = (typeof CASH_KINDS)[number];

/** What staff can do about a difference. */
export const CASH_ACTS = ["claim", "pay", "write_off", "end", "note"] as const;
export type CashAct = (typeof CASH_ACTS)[number];

/** What can be done about each kind, the usual act first. */
export const ACTS_OF: Readonly<Record<CashKind, readonly CashAct[]>> = {
  missing: ["claim", "write_off", "note"],
  short: ["claim", "pay", "write_off", "note"],
  over: ["pay", "end", "note"],
  double: ["claim", "end", "note"],
  unknown: ["end", "claim", "note"],
  not_cash: ["end", "note"],
  returned: ["end", "claim", "note"],
};

/** `back` is money that a courier takes back; `again` has a number that an earlier line had. */
export type LineVerdict = "first" | "again" | "back";

/** Whether an act is the last one: only a claim, a note and cash that is still short wait on. */
export function endsDifference(kind: CashKind, act: CashAct): boolean {
  return act === "write_off" || act === "end" || (act === "pay" && kind === "over");
}

/** Whether staff have to say something with it. */
export function needsNote(act: CashAct): boolean {
  return act === "write_off" || act === "end" || act === "note";
}
