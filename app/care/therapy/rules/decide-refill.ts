import { urgenciesOf, type RedFlag, type Urgency } from "./felt.ts";

export const FEELINGS = ["well", "some_trouble", "not_well"] as const;
export type Feeling = (typeof FEELINGS)[number];

/** Changes that a professional must look at first, however the customer feels. */
export const HEALTH_CHANGES = [
  "pregnancy",
  "breastfeeding",
  "new_condition",
  "new_medicine",
  "surgery",
] as const;
export type HealthChange = (typeof HEALTH_CHANGES)[number];

export const STRENGTH_WISHES = ["same", "clinician_changed", "want_change"] as const;
export type StrengthWish = (typeof STRENGTH_WISHES)[number];

export type RefillOutcome = "ready" | "talk" | "urgent";
export type TalkReason =
  | "not_well"
  | "some_trouble"
  | "health_change"
  | "no_instruction"
  | "want_change";

export type RefillAnswers = {
  feeling: Feeling;
  flags: readonly RedFlag[];
  changes: readonly HealthChange[];
  strength: StrengthWish;
};

export type RefillDecision =
  | { outcome: "urgent"; urgencies: Urgency[] }
  | { outcome: "talk"; reasons: TalkReason[] }
  | { outcome: "ready" };

/**
 * The outcome of a check-in. A warning sign needs help at once, any trouble needs a clinician, and
 * a change of strength needs the clinician's instruction. Only customers who are well and keep
 * their plan get a cart.
 */
export function decideRefill(
  { feeling, flags, changes, strength }: RefillAnswers,
  { hasInstruction }: { hasInstruction: boolean },
): RefillDecision {
  if (flags.length > 0) return { outcome: "urgent", urgencies: urgenciesOf(flags) };
  const reasons: TalkReason[] = [
    ...(feeling === "well" ? [] : [feeling]),
    ...(changes.length > 0 ? (["health_change"] as const) : []),
    ...(strength === "want_change" ? (["want_change"] as const) : []),
    ...(strength === "clinician_changed" && !hasInstruction ? (["no_instruction"] as const) : []),
  ];
  return reasons.length > 0 ? { outcome: "talk", reasons } : { outcome: "ready" };
}
