import type { WhyNot } from "#app/goods/catalog/rules/dispatch-calendar.ts";
import { listWords } from "#app/lib/list-words.ts";
import type { ColdRefused } from "../rules/judge-cold.ts";

/** Why cold goods are not sent to a place; advice follows. */
function whyNotSent({ why, products, province, takes, most }: ColdRefused): string {
  const to = province ? `to ${province}` : "by our couriers";
  const goods = `${listWords(products)} ${products.length === 1 ? "has" : "have"} to stay cold`;
  const days = (count: number) => (count === 1 ? "1 business day" : `${count} business days`);
  switch (why) {
    case "never":
      return `${goods}, and we send nothing cold ${to}.`;
    case "too_far":
      return `${goods} and may be on the way for at most ${days(most ?? 0)}, but a parcel ${to} takes up to ${days(takes)}.`;
    case "no_day":
      return `${goods}, and there is no day on which a cold parcel ${to} could leave without lying over a weekend or holiday.`;
  }
}

/** For cart and checkout. */
export function coldRefusedText(refused: ColdRefused): string {
  const them = refused.products.length === 1 ? "it" : "them";
  return `${whyNotSent(refused)} Remove ${them} from your cart, or send the order to another address.`;
}

/** For changes of an existing order. */
export function coldChangeRefusedText(refused: ColdRefused): string {
  return `${whyNotSent(refused)} Choose other items or another address.`;
}

/** Follows the dispatch day of a cold parcel: why it does not leave earlier. */
export const coldWaits: Record<WhyNot, string> = {
  no_dispatch: "It is packed cold, so it waits for the next day on which parcels leave.",
  holiday: "It is packed cold, so it waits until after the holiday.",
  over_weekend: "It is packed cold, and any earlier it would lie over the weekend.",
  over_holiday: "It is packed cold, and any earlier it would lie over a holiday.",
  no_cold_day: "It is packed cold, so it waits for the next day on which cold parcels leave.",
};
