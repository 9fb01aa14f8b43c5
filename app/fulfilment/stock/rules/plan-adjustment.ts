import { refuse, ok, type Refusal, type Result } from "#app/lib/result.ts";

export const ADJUST_MODES = ["set", "add", "remove"] as const;
/** `set` the counted units, or add or remove some. */
export type AdjustMode = (typeof ADJUST_MODES)[number];

export const ADJUST_REASONS = [
  "count",
  "damaged",
  "lost",
  "sample",
  "correction",
  "other",
] as const;
export type AdjustReason = (typeof ADJUST_REASONS)[number];

type Level = { onHand: number; reserved: number };

/** The units on hand after an adjustment. Units that orders reserved cannot be removed. */
export function planAdjustment(
  level: Level,
  mode: AdjustMode,
  units: number,
): Result<{ onHand: number; by: number }, Refusal<"below_reserved" | "no_change">> {
  const onHand = resultOf(level.onHand, mode, units);
  if (onHand === level.onHand) return refuse("no_change");
  if (onHand < level.reserved) return refuse("below_reserved");
  return ok({ onHand, by: onHand - level.onHand });
}

export function resultOf(onHand: number, mode: AdjustMode, units: number): number {
  if (mode === "set") return units;
  return mode === "add" ? onHand + units : onHand - units;
}
