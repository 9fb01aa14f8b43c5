import { expect, it } from "vitest";
import { productQuery, readProductFilter } from "./read-product-filter.ts";

const read = (query: string) => readProductFilter(new URLSearchParams(query));

it("writes what it reads", () => {
  const id = "01a20b3a-0efc-7782-9419-3d67090f7665";
  const query = `?show=inactive&q=glow&category=${id}&stock=low&pictures=none&order=price&page=3`;
  expect(productQuery(read(query), 3)).toBe(query);
});

it("leaves out what is no filter", () => {
  const all = read("?show=x&category=1&stock=many&pictures=yes&order=up&q=%20");
  expect(productQuery(all)).toBe("");
  expect(all).toMatchObject({ show: "all", categoryId: undefined, stock: "", order: "newest" });
});
