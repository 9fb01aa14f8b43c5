import {
  SHOWN_DISCOUNTS,
  type ShownDiscounts,
} from "#app/modules/discounts/rules/shown-discounts.ts";

const MOST_SEARCHED = 60;

/** What the list is narrowed to, from its address or from the form that exports it. */
export function readFilter(asked: string | null | undefined, typed: string | null | undefined) {
  const show: ShownDiscounts = SHOWN_DISCOUNTS.find((one) => one === asked) ?? "all";
  return { show, search: (typed ?? "").trim().slice(0, MOST_SEARCHED) };
}
