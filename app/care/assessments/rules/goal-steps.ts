import type { Texts } from "#app/lib/edit.ts";
import { moveWithin } from "#app/goods/catalog/rules/move-within.ts";
import { RULE_GOALS, type RuleGoal } from "./goal-products.ts";

/** The most products of one goal. */
export const MOST_PRODUCTS = 6;

/** The form sends the products of a goal as slugs, one a line. */
export const slugsOf = (text: string | undefined): string[] =>
  (text ?? "").split(/[\r\n]+/).flatMap((line) => line.trim() || []);

/** The field with the product that a goal's button adds. */
export const addField = (goal: RuleGoal) => `add.${goal}`;

type Act = "up" | "down" | "remove";

/** The value of a button: an act on one product of a goal, or adding the selected one. */
export const stepOf = (act: Act, goal: RuleGoal, slug: string) => `${act}.${goal}.${slug}`;
export const addStep = (goal: RuleGoal) => `add.${goal}`;

/** The form after a step that saves nothing; undefined if the text is no step. */
export function stepGoals(texts: Texts, step: string): Texts | undefined {
  const [act, name, slug = ""] = step.split(".");
  const goal = RULE_GOALS.find((one) => one === name);
  if (!goal) return undefined;
  const slugs = slugsOf(texts[goal]);
  const next = (after: readonly string[]) => ({ ...texts, [goal]: after.join("\n") });
  switch (act) {
    case "up":
    case "down":
      return next(moveWithin(slugs, slug, act) ?? slugs);
    case "remove":
      return next(slugs.filter((one) => one !== slug));
    case "add": {
      const added = texts[addField(goal)] ?? "";
      const isTaken = added === "" || slugs.includes(added) || slugs.length >= MOST_PRODUCTS;
      return next(isTaken ? slugs : [...slugs, added]);
    }
    default:
      return undefined;
  }
}
