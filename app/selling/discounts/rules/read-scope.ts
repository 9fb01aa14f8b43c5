import { isUuid } from "#app/lib/is-uuid.ts";
import type { Scope } from "./scope.ts";

const PRODUCT = "product_";
const CATEGORY = "category_";

/** The checkbox of a product in the form. */
export const productField = (id: string) => `${PRODUCT}${id}`;
/** The checkbox of a category. */
export const categoryField = (id: string) => `${CATEGORY}${id}`;

/** The scope that the form's boxes select. */
export function readScope(form: Readonly<Record<string, unknown>>): Scope {
  const ticked = (prefix: string) =>
    Object.keys(form)
      .filter((name) => name.startsWith(prefix) && form[name] === "on")
      .map((name) => name.slice(prefix.length))
      .filter(isUuid)
      .toSorted();
  return { productIds: ticked(PRODUCT), categoryIds: ticked(CATEGORY) };
}

/** The ticked boxes as form values. */
export function writeScope({ productIds, categoryIds }: Scope): Record<string, string> {
  const fields = [...productIds.map(productField), ...categoryIds.map(categoryField)];
  return Object.fromEntries(fields.map((name) => [name, "on"]));
}
