import { expect, it } from "vitest";
import type { ChangedLine } from "#app/selling/orders/rules/change-items.ts";
import { checkAdded } from "./check-added.ts";

const line = (given: Partial<ChangedLine> = {}): ChangedLine => ({
  key: "p/",
  id: null,
  productId: "p",
  slug: "nad",
  compound: "nad",
  categoryId: null,
  variantId: null,
  productName: "NAD+",
  sku: "N",
  productKind: "product",
  clearance: "none",
  sellable: true,
  quantity: 0,
  wanted: 1,
  price: 100,
  discount: 0,
  ...given,
});
const shownPrices = { "p/": 100 };

it("adds what was shown at its price", () => {
  const answer = { ok: true, value: { acknowledged: false, uses: [] } };
  expect(checkAdded([line()], { shownPrices })).toEqual(answer);
});

it.each([{}, { shownPrices: { "p/": 90 } }])("refuses another price: %o", (shown) => {
  expect(checkAdded([line()], shown)).toEqual({ ok: false, reason: "price_changed" });
});

it("asks nothing of lines that the order has, and of what nobody wants", () => {
  const has = line({ id: "i", clearance: "acknowledge", quantity: 1 });
  const none = line({ wanted: 0, clearance: "required" });
  expect(checkAdded([has, none], {})).toMatchObject({ ok: true });
});

it("refuses what needs approval, and asks for the word on supervision", () => {
  const required = [line({ clearance: "required" })];
  const shown = { shownPrices, supervisionConfirmed: true };
  expect(checkAdded(required, shown)).toMatchObject({ reason: "clearance_required" });
  const supervised = [line({ clearance: "acknowledge" })];
  expect(checkAdded(supervised, { shownPrices })).toEqual({
    ok: false,
    reason: "supervision_unconfirmed",
    products: ["NAD+"],
  });
  expect(checkAdded(supervised, shown)).toMatchObject({ ok: true, value: { acknowledged: true } });
});

it("adds no more of what a clinician approved, and takes some of it away", () => {
  const has = line({ id: "i", clearance: "required", quantity: 2 });
  expect(checkAdded([{ ...has, wanted: 3 }], {})).toMatchObject({ reason: "clearance_required" });
  expect(checkAdded([{ ...has, wanted: 1 }], {})).toMatchObject({ ok: true });
  expect(checkAdded([{ ...has, wanted: 2 }], {})).toMatchObject({ ok: true });
});

it("adds nothing that is not taken together with what stays", () => {
  const has = line({
    key: "1",
    id: "i",
    productName: "Semaglutide",
    slug: "semaglutide",
    compound: "semaglutide",
    quantity: 1,
  });
  const more = line({ productName: "Tirzepatide", slug: "tirzepatide", compound: "tirzepatide" });
  const products = ["Semaglutide", "Tirzepatide"];
  const refused = { ok: false, reason: "never_together", products };
  expect(checkAdded([has, more], { shownPrices })).toEqual(refused);
  expect(checkAdded([{ ...has, wanted: 0 }, more], { shownPrices })).toMatchObject({ ok: true });
});

it("leaves an order that has both as it is", () => {
  const has = line({
    key: "1",
    id: "i",
    slug: "semaglutide",
    compound: "semaglutide",
    productName: "S",
    quantity: 1,
  });
  const other: ChangedLine = {
    ...has,
    key: "2",
    slug: "tirzepatide",
    compound: "tirzepatide",
    productName: "T",
  };
  expect(checkAdded([has, other], {})).toMatchObject({ ok: true });
  expect(checkAdded([has, other, line()], { shownPrices })).toMatchObject({ ok: true });
});
