import type { Felt } from "./arrival-terms.ts";

/** A cold item in a parcel, with the hours above 8 °C that its label allows, if any. */
export type ColdGood = { name: string; warmHours: number | null; warmSource: string };

export type ArrivalFacts = { felt: Felt; hours: number | null };

/** `fine` at once, or `wait` until staff have looked. */
export type Answer = "fine" | "wait";

export type JudgedGood = { name: string; answer: Answer } & (
  | { why: "cold" | "no_allowance" }
  | { why: "no_hours"; allowed: number; source: string }
  | { why: "within" | "beyond"; allowed: number; source: string; hours: number }
);

/**
 * The immediate answer for each item. No one knows when the pack became warm, so all hours in
 * transit are treated as warm. Without a figure on its label, no item is called fine.
 */
export function judgeGood({ felt, hours }: ArrivalFacts, good: ColdGood): JudgedGood {
  const { name, warmHours: allowed, warmSource: source } = good;
  if (felt === "cold") return { name, answer: "fine", why: "cold" };
  if (allowed === null) return { name, answer: "wait", why: "no_allowance" };
  if (hours === null) return { name, answer: "wait", why: "no_hours", allowed, source };
  return hours <= allowed
    ? { name, answer: "fine", why: "within", allowed, source, hours }
    : { name, answer: "wait", why: "beyond", allowed, source, hours };
}

/** One item that must wait makes the whole parcel wait. */
export function judgeArrival(reported: ArrivalFacts, goods: readonly ColdGood[]): Answer {
  return goods.every((good) => judgeGood(reported, good).answer === "fine") ? "fine" : "wait";
}
