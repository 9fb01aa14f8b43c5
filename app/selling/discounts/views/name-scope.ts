import type { ChoiceNames } from "#app/goods/catalog/queries/choice-names.server.ts";
import { isLimited, type Scope } from "../rules/scope.ts";
import { discountAdminMessages } from "../texts/staff.ts";

/** A code's scope in words. Empty for a code without one. */
export function nameScope(scope: Scope, choices: ChoiceNames): string {
  const { productIds, categoryIds } = scope;
  const names = [
    ...choices.categories.filter(({ id }) => categoryIds.includes(id)),
    ...choices.products.filter(({ id }) => productIds.includes(id)),
  ]
    .map(({ name }) => name)
    .join(", ");
  return names === "" && isLimited(scope) ? discountAdminMessages.forDeleted : names;
}
