import { expect, it } from "vitest";
import { starterProducts } from "../starter/products.ts";
import { listPrice, type PriceList } from "./price-list.ts";

it.each<[PriceList, number[]]>([
  ["storefront", [12_500, 14_500, 8900, 7500, 4500, 6750, 5900, 9200, 7800]],
  ["reference", [299, 349, 249, 199, 89, 149, 129, 179, 99]],
])("prices the nine by the %s list", (list, pesos) => {
  expect(starterProducts.map((product) => listPrice(list, product) / 100)).toEqual(pesos);
});
