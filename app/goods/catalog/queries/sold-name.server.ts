import { sql } from "drizzle-orm";
import { productVariants, products } from "../tables.server.ts";

/** The name of an item in carts and orders: "Semaglutide, 10 mg", or "Klow, 80 mg vial". */
export const soldName = sql<string>`concat_ws(', ', ${products.name},
  coalesce(${productVariants.variantName}, ${products.vial}))`;

/** The name in sentences that are not about the strength. */
export const chosenName = sql<string>`concat_ws(', ', ${products.name}, ${productVariants.variantName})`;
