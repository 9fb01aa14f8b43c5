import { sql } from "drizzle-orm";
import { productVariants, products } from "../tables.server.ts";

/** How carts and orders name what was chosen: "Semaglutide, 10 mg". */
export const soldName = sql<string>`concat_ws(', ', ${products.name}, ${productVariants.variantName})`;
