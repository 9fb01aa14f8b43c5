import { pesos, type Centavos } from "#app/lib/money.ts";

/** Price lists for the starter products: the storefront's, or the reference figures. */
export const PRICE_LISTS = ["storefront", "reference"] as const;
export type PriceList = (typeof PRICE_LISTS)[number];

/** Whole pesos, by the product's address. */
const REFERENCE: Readonly<Record<string, number>> = {
  tirzepatide: 299,
  retatrutide: 349,
  semaglutide: 249,
  "lemon-bottle": 199,
  "lipo-c-b12": 89,
  "ghk-cu": 149,
  glow: 129,
  "nad-plus": 179,
  klow: 99,
};

/** A starter product's price in a list; its usual price if there is no reference figure. */
export function listPrice(
  list: PriceList,
  { slug, pricePesos }: { slug: string; pricePesos: number },
): Centavos {
  return pesos(list === "reference" ? (REFERENCE[slug] ?? pricePesos) : pricePesos);
}
