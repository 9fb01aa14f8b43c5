import type { Suggestion, SuggestionFacts } from "../rules/suggest-quantity.ts";
import { suggestionText as say } from "../texts/staff-orders.ts";

/** The arithmetic of a suggestion as one sentence. */
export function explainSuggestion(facts: SuggestionFacts, found: Suggestion): string {
  const { salesPerDay, leadDays, coverDays, onHand, reserved, onOrder, packSize } = facts;
  const { needed, unsold, missing, quantity } = found;
  const days = leadDays + coverDays;
  const rate = say.perDay(salesPerDay);
  const parts = [
    salesPerDay > 0 ? say.sells(rate, days, leadDays, coverDays, needed) : say.sellsNothing,
    say.onHand(onHand) + (unsold > 0 ? ` (${say.unsold(unsold)})` : ""),
    ...(reserved > 0 ? [say.reserved(reserved)] : []),
    ...(onOrder > 0 ? [say.onOrder(onOrder)] : []),
    missing > 0 ? say.missing(missing) : say.enough,
    ...(quantity > missing ? [say.packed(packSize, quantity)] : []),
  ];
  return `${parts.join(", ")}.`;
}
