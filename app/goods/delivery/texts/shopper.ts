import type { WhyNot } from "#app/goods/catalog/rules/dispatch-calendar.ts";
import { listWords } from "#app/lib/list-words.ts";
import type { ColdRefused } from "../rules/judge-cold.ts";

/** Why cold goods are not sent to a place; advice follows. */
function whyNotSent({ why, products, province, takes, most }: ColdRefused): string {
  const to = province ? ` to ${province}` : "";
  const goods = `${listWords(products)} must stay cold`;
  const days = (count: number) => (count === 1 ? "1 business day" : `${count} business days`);
  switch (why) {
    case "never":
      return `${goods}, and we don’t ship cold goods${to}.`;
    case "too_far":
      return `${goods} and may travel for at most ${days(most ?? 0)}, but a parcel${to} takes up to ${days(takes)}.`;
    case "no_day":
      return `${goods}, and any cold parcel${to} would spend a weekend or holiday in transit.`;
  }
}

/** For cart and checkout. */
export function coldRefusedText(refused: ColdRefused): string {
  const them = refused.products.length === 1 ? "it" : "them";
  return `${whyNotSent(refused)} Remove ${them} from your cart, or use a different address.`;
}

/** For changes of an existing order. */
export function coldChangeRefusedText(refused: ColdRefused): string {
  return `${whyNotSent(refused)} Choose other items or a different address.`;
}

/** Follows the dispatch day of a cold parcel: why it does not leave earlier. */
export const coldWaits: Record<WhyNot, string> = {
  no_dispatch: "This parcel ships cold, so it waits for the next shipping day.",
  holiday: "This parcel ships cold, so it waits until after the holiday.",
  over_weekend:
    "This parcel ships cold. If it left earlier, it would spend the weekend in transit.",
  over_holiday: "This parcel ships cold. If it left earlier, it would spend a holiday in transit.",
  no_cold_day: "This parcel ships cold, so it waits for the next cold parcel day.",
};
