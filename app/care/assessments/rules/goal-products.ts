import { WELLNESS_GOALS, type WellnessGoal } from "./questions.ts";

export const RULE_GOALS = [...WELLNESS_GOALS, "default"] as const;
export type RuleGoal = (typeof RULE_GOALS)[number];

/** Product slugs for each goal, the first choice first. Names, prices and stock are the catalog's. */
export type GoalProducts = Readonly<Record<RuleGoal, readonly string[]>>;

/** Which rules made a result. Every change by staff is the next version; this one is in the code. */
export type AssessmentRules = { version: number; goals: GoalProducts };

export const STARTER_RULES: AssessmentRules = {
  version: 1,
  goals: {
    weight_loss: ["tirzepatide", "semaglutide", "lipo-c-b12"],
    beauty_glow: ["ghk-cu", "glow", "lemon-bottle"],
    energy_longevity: ["nad-plus", "klow", "ghk-cu"],
    recovery_wellness: ["klow", "nad-plus", "lipo-c-b12"],
    body_shaping: ["lemon-bottle", "tirzepatide", "lipo-c-b12"],
    default: ["tirzepatide", "semaglutide"],
  },
};

export function productsFor(goal: WellnessGoal, { goals }: AssessmentRules): readonly string[] {
  return goals[goal].length > 0 ? goals[goal] : goals.default;
}

/** Goal by goal: the database gives them back in an order of its own. */
export function sameProducts(one: GoalProducts, other: GoalProducts): boolean {
  return RULE_GOALS.every((goal) => one[goal].join("\n") === other[goal].join("\n"));
}
