import { listWords } from "#app/lib/list-words.ts";
import { formatMoney } from "#app/lib/money.ts";

const days = (count: number) => (count === 1 ? "1 business day" : `${count} business days`);

const ONLY_PROVEN =
  "only from buyers who have paid for and received an order before and refused no parcel";

/** The rules for cash on delivery, on the questions page. */
export const cashMessages = {
  limit: (limit: number) => `Cash on delivery: for orders up to ${formatMoney(limit)}.`,
  except: (provinces: readonly string[]) => `Couriers collect no cash in ${listWords(provinces)}.`,
  only: (provinces: readonly string[]) => `Couriers collect cash only in ${listWords(provinces)}.`,
  notEverywhere:
    "Couriers do not collect cash in every province. The checkout says whether in yours.",
  nowhere: "At the moment couriers collect no cash in any province.",
  cold: {
    never: "For goods that have to stay cold we take no cash.",
    proven: `For goods that have to stay cold we take cash ${ONLY_PROVEN}.`,
    proven_or_near: (most: number) =>
      `For goods that have to stay cold we take cash where a parcel is on the way for at most ${days(most)}. Elsewhere we take it ${ONLY_PROVEN}.`,
  },
} as const;
