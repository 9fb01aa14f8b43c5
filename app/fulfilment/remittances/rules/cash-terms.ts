/** The kinds of differences between the couriers' cash and the amounts due at the door. */
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

export const CASH_ACTS = ["claim", "pay", "write_off", "end", "note"] as const;
export type CashAct = (typeof CASH_ACTS)[number];

/** The possible acts for each kind, the usual one first. */
export const ACTS_OF: Readonly<Record<CashKind, readonly CashAct[]>> = {
  missing: ["claim", "write_off", "note"],
  short: ["claim", "pay", "write_off", "note"],
  over: ["pay", "end", "note"],
  double: ["claim", "end", "note"],
  unknown: ["end", "claim", "note"],
  not_cash: ["end", "note"],
  returned: ["end", "claim", "note"],
};

/** `back` is money that a courier takes back. `again` repeats the number of an earlier line. */
export type LineVerdict = "first" | "again" | "back";

/** The act ends the difference. Claims, notes and payments that are still short do not. */
export function endsDifference(kind: CashKind, act: CashAct): boolean {
  return act === "write_off" || act === "end" || (act === "pay" && kind === "over");
}

export function needsNote(act: CashAct): boolean {
  return act === "write_off" || act === "end" || act === "note";
}
