import { text } from "drizzle-orm/pg-core";
import type { Compound, ProductForm, Route } from "../rules/compounds.ts";

/** What decides how a product is used; part of the table of products. Null for unknown. */
export const substanceColumns = {
  compound: text().$type<Compound>(),
  route: text().$type<Route>(),
  form: text().$type<ProductForm>(),
};
