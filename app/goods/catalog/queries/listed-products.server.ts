import { sql } from "drizzle-orm";
import { products } from "../tables.server.ts";
import { listed } from "./listing-pages.server.ts";

export const hasListedProducts = sql<boolean>`exists (select from ${products} where ${listed})`;
