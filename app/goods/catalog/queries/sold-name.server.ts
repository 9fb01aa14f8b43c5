import { sql } from "drizzle-orm";
import { productVariants, products } from "../tables.server.ts";

/** How carts and orders name what was chosen: "Semaglutide, 10 mg", or "Klow, 80 mg vial". */
export const soldName = sql<string>`concat_ws(', ', ${products.name},
  coalesce(${productVariants.variantName}, ${products.vial}))`;

/** The same in a sentence, where its strength is not the point. */
export const chosenName = sql<string>`concat_ws(', ', ${products.name}, ${productVariants.variantName})`;
