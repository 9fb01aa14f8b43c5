import type { EditField, Texts } from "#app/lib/edit.ts";
import type { ShownPicture } from "#app/goods/catalog/views/shown-picture.ts";
import type { Tint } from "#app/ui/tone.ts";
import { answerLabels } from "../../texts/shopper.ts";
import { RULE_GOALS, type GoalProducts, type RuleGoal } from "../../rules/goal-products.ts";
import { staffMessages as say } from "../../texts/staff.ts";

/** A product that a goal can have. */
export type GoalProduct = {
  slug: string;
  name: string;
  /** Shoppers can buy it now. */
  isSold: boolean;
  tint: Tint;
  picture: ShownPicture;
};

export function labelOf(goal: RuleGoal): string {
  return goal === "default" ? say.goalDefault : answerLabels.goals[goal];
}

export const rulesFields: readonly EditField[] = RULE_GOALS.map((goal) => ({
  name: goal,
  label: labelOf(goal),
  kind: "long",
}));

export function rulesTexts(goals: GoalProducts): Texts {
  return Object.fromEntries(RULE_GOALS.map((goal) => [goal, goals[goal].join("\n")]));
}
