import type { Centavos } from "#app/lib/money.ts";
import type { StockState } from "./stock-state.ts";

/** The item that the button adds to the cart, with its price. */
export type Offer = {
  variantId: string | undefined;
  sku: string | undefined;
  /** The variant's name; undefined for a product without variants. */
  name: string | undefined;
  price: Centavos;
  compareAt: Centavos | undefined;
  /** Set only if the monthly price is known to belong to this variant. */
  monthly: Centavos | undefined;
  stock: StockState;
  /** The formatted content and price per mg. */
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
  /** Undefined for a product without variants. */
  choice: { rows: readonly { variants: readonly Variant[] }[]; chosen: string } | undefined;
};

/** The product itself or, if it has variants, the chosen one. */
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
