import type { EditField, Texts } from "#app/lib/edit.ts";
import { writeHundredths } from "#app/lib/hundredths.ts";
import { writeMinute } from "#app/lib/shop-minute.ts";
import type { Period, Price } from "../../rules/price-schedule.ts";
import { priceMessages as say } from "../../texts/staff-prices.ts";

export const PRICE_FIELDS: readonly EditField[] = [
  { name: "price", label: say.price },
  { name: "compare_at_price", label: say.compareAt },
  { name: "starts_at", label: say.startsAt },
  { name: "ends_at", label: say.endsAt },
];

export function priceTexts({ price, compareAtPrice, startsAt, endsAt }: Price & Period): Texts {
  return {
    price: writeHundredths(price),
    compare_at_price: writeHundredths(compareAtPrice),
    starts_at: writeMinute(startsAt),
    ends_at: writeMinute(endsAt),
  };
}
