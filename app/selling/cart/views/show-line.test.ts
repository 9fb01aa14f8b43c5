import { expect, it } from "vitest";
import { showLine } from "./show-line.ts";

const line = {
  id: "line-1",
  productId: "p",
  slug: "ghk-cu",
  sku: "SKU",
  name: "GHK-Cu",
  variantSku: null,
  kind: "product" as const,
  images: [{ picture: "ghk-cu", alt: "A vial" }],
  clearance: "acknowledge" as const,
  areaLook: "beauty",
  price: 675_000,
  seenPrice: 675_000,
  quantity: 1,
  sellable: true,
  needsChoice: false,
  available: 40,
  courseWeeksMin: 8,
  courseWeeksMax: 12,
  monthlyFactor: 0.5,
};

it("shows what the row needs, and keeps the shelf's count to itself", () => {
  expect(showLine(line)).toEqual({
    id: "line-1",
    name: "GHK-Cu",
    kind: "product",
    needsCold: false,
    tint: "rose",
    picture: { name: "ghk-cu", version: expect.any(String), alt: "A vial" },
    href: "/product/ghk-cu",
    price: 675_000,
    regularPrice: null,
    statutoryDiscount: false,
    quantity: 1,
    course: "8–\u206012",
    monthly: 337_500,
    notices: [],
  });
});

it("leads to the variant that was chosen", () => {
  const chosen = showLine({ ...line, name: "GHK-Cu, 10 mg", variantSku: "PM GHK/10" });
  expect(chosen).toMatchObject({
    name: "GHK-Cu, 10 mg",
    href: "/product/ghk-cu?variant=PM%20GHK%2F10",
  });
});

it("links neither an add-on nor what is no longer sold", () => {
  expect(showLine({ ...line, kind: "service" }).href).toBeUndefined();
  expect(showLine({ ...line, sellable: false }).href).toBeUndefined();
  expect(showLine({ ...line, sellable: false, needsChoice: true }).href).toBe("/product/ghk-cu");
});

it("shows no vial for what is none", () => {
  expect(showLine({ ...line, images: [] }).picture?.name).toBe("any-beauty");
  expect(showLine({ ...line, kind: "supply", images: [] }).picture).toBeUndefined();
});
