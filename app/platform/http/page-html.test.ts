import { expect, it } from "vitest";
import { pageHtml } from "./page-html.server.ts";

it("puts a part into the document, and into the data only of a page opened from another", () => {
  const served = { html: new Map<string, string>() };
  const ask = (address: string) =>
    pageHtml(new Request(`http://shop.test${address}`), served, "cards", "<ul></ul>");
  expect(ask("/products?page=2")).toBe("");
  expect([...served.html]).toEqual([["cards", "<ul></ul>"]]);
  served.html.clear();
  expect(ask("/products.data?page=2")).toBe("<ul></ul>");
  expect(served.html.size).toBe(0);
});
