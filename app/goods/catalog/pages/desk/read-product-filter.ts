import { isUuid } from "#app/lib/is-uuid.ts";
import { SHOWN_PRODUCTS, SHOWN_STOCK, type ProductFilter } from "../../rules/shown-products.ts";

const MOST_SEARCHED = 60;

/** The list's filters in the address; unknown values are ignored. */
export function readProductFilter(params: URLSearchParams): ProductFilter {
  const one = <T extends string>(name: string, among: readonly [T, ...T[]]): T =>
    among.find((each) => each === params.get(name)) ?? among[0];
  const categoryId = params.get("category") ?? "";
  return {
    show: one("show", SHOWN_PRODUCTS),
    search: (params.get("q") ?? "").trim().slice(0, MOST_SEARCHED),
    categoryId: isUuid(categoryId) ? categoryId : undefined,
    stock: one("stock", SHOWN_STOCK),
    withoutPicture: params.get("pictures") === "none",
  };
}
