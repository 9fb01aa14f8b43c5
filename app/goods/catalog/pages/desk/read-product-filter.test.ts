import { expect, it } from "vitest";
import { readProductFilter } from "./read-product-filter.ts";

const read = (query: string) => readProductFilter(new URLSearchParams(query));

it("reads what the list is narrowed to", () => {
  const id = "01a20b3a-0efc-7782-9419-3d67090f7665";
  expect(read(`?show=inactive&q=glow&category=${id}&stock=low&pictures=none`)).toEqual({
    show: "inactive",
    search: "glow",
    categoryId: id,
    stock: "low",
    withoutPicture: true,
  });
});

it("leaves out what is no filter", () => {
  expect(read("?show=x&category=1&stock=many&pictures=yes&q=%20")).toEqual({
    show: "all",
    search: "",
    categoryId: undefined,
    stock: "",
    withoutPicture: false,
  });
});
