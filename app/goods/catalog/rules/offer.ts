import type { Centavos } from "#app/lib/money.ts";
import type { StockState } from "./stock-state.ts";

/** What the button would put into the cart, and for how much. */
export type Offer = {
  variantId: string | undefined;
  sku: string | undefined;
  /** Of the variant; a product that is bought as it is needs none. */
  name: string | undefined;
  price: Centavos;
  compareAt: Centavos | undefined;
  /** Only where the price by month is known to be that of this one. */
  monthly: Centavos | undefined;
  stock: StockState;
  /** How much is in it, and what a mg of that costs, as it is shown. */
  vial: { text: string; perUnit: string | undefined };
};

type Variant = {
  id: string;
  sku: string;
  name: string;
  price: Centavos;
  compareAt: Centavos | undefined;
  stock: StockState;
  vial: Offer["vial"];
};

type Product = Pick<Offer, "price" | "compareAt" | "monthly" | "stock" | "vial"> & {
  /** Undefined for a product that is bought as it is. */
  choice: { rows: readonly { variants: readonly Variant[] }[]; chosen: string } | undefined;
};

/** The product itself or, where it comes in several, the chosen one of them. */
export function offerOf(product: Product, chosenId: string | undefined): Offer {
  const variants = product.choice?.rows.flatMap((row) => row.variants) ?? [];
  const variant =
    variants.find(({ id }) => id === chosenId) ??
    variants.find(({ id }) => id === product.choice?.chosen);
  if (!variant) return { ...product, variantId: undefined, sku: undefined, name: undefined };
  const { id: variantId, sku, name, price, compareAt, stock, vial } = variant;
  const monthly = price === product.price ? product.monthly : undefined;
  return { variantId, sku, name, price, compareAt, monthly, stock, vial };
}
