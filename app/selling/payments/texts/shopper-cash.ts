import { listWords } from "#app/lib/list-words.ts";
import { formatMoney } from "#app/lib/money.ts";

const days = (count: number) => (count === 1 ? "1 business day" : `${count} business days`);

const ONLY_PROVEN =
  "only if you’ve paid for and received an order before, and never refused a parcel";

/** The rules for cash on delivery, on the questions page. */
export const cashMessages = {
  limit: (limit: number) => `Cash on delivery is available for orders up to ${formatMoney(limit)}.`,
  except: (provinces: readonly string[]) =>
    `Couriers don’t collect cash in ${listWords(provinces)}.`,
  only: (provinces: readonly string[]) => `Couriers collect cash only in ${listWords(provinces)}.`,
  notEverywhere:
    "Couriers don’t collect cash in every province. Checkout shows if they do in yours.",
  nowhere: "Couriers currently don’t collect cash in any province.",
  cold: {
    never: "We don’t accept cash for cold items.",
    proven: `We accept cash for cold items ${ONLY_PROVEN}.`,
    proven_or_near: (most: number) =>
      `We accept cash for cold items where delivery takes at most ${days(most)}. Elsewhere, ${ONLY_PROVEN}.`,
  },
} as const;
