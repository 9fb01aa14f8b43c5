import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { StaffProductRow } from "../../queries/staff-products.server.ts";
import { productColumns } from "./products/product-columns.tsx";
import { showRow, stockOf } from "./show-products.server.ts";

test.each([
  ["Not tracked", { kind: "service", free: 0, runsLow: true }],
  ["Sold out", { kind: "product", free: 0, runsLow: true }],
  ["6 left · low", { kind: "product", free: 6, runsLow: true }],
  ["1,250", { kind: "supply", free: 1250, runsLow: false }],
] as const)("the list says %j", (text, facts) => {
  expect(stockOf(facts)).toBe(text);
});

test("a row has the short description, SKU, category, struck-through price and badges", () => {
  const words = { sku: "GLO-1", shortDescription: "For dry skin.", category: null };
  const figures = { price: 100, compareAtPrice: 200, highestPrice: null, free: 9, images: [] };
  const state = { isActive: true, archivedAt: null, featured: true };
  const facts: Partial<StaffProductRow> = { ...words, ...figures, ...state };
  const row = showRow(facts as StaffProductRow, false);
  const html = productColumns.map(({ cell, below = () => "" }) =>
    [cell(row), below(row)].map((part) => renderToStaticMarkup(part)).join(" "),
  );
  const shown = /GLO-1 .*For dry skin\..*<s [^>]*>₱2<\/s> ₱1.*Uncategorized.*Active.*Featured/;
  expect(html.join()).toMatch(shown);
});
