import { sql } from "drizzle-orm";
import { products } from "../tables.server.ts";
import { listed } from "./listing-pages.server.ts";

const LONGEST = 5;

/** Some listed products whose strength shoppers cannot see, by name. */
export const withoutStrength = sql<string[]>`array(select ${products.name} from ${products}
  where ${listed} and ${products.vialAmount} is null and ${products.highestPrice} is null
  order by ${products.name} limit ${LONGEST})`;

export const hasListedProducts = sql<boolean>`exists (select from ${products} where ${listed})`;
