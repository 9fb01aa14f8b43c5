import { expect, test } from "vitest";
import { actorOf } from "#tests/actor-of.ts";
import { actsOf, findPages } from "./find-pages.ts";

const found = (role: "admin" | "marketing" | "fulfilment", typed: string) =>
  findPages(actorOf(role), typed).map(({ kind, title, rank }) => `${rank} ${kind} ${title}`);

test("a page is found by its name and its section, and an act by what it does", () => {
  expect(found("admin", "lots")).toEqual(["0 Pages Lots"]);
  expect(found("admin", "add cat")).toEqual(["1 Actions Add category"]);
  expect(found("admin", "marketing claims")).toEqual(["2 Pages Claims"]);
  expect(found("admin", "no such page")).toEqual([]);
});

test("before anything is typed, everyone sees what they may do, in the order of the menu", () => {
  const acts = (role: "admin" | "fulfilment" | "clinician") =>
    actsOf(actorOf(role)).map(({ title }) => title);
  expect(acts("fulfilment")).toEqual([
    "Transfers to check",
    "Pack next parcel",
    "Settle a COD mismatch",
    "Start a stocktake",
  ]);
  expect(acts("clinician")).toEqual([]);
  const owner = acts("admin");
  const kinds = actsOf(actorOf("admin")).map(({ kind }) => kind);
  expect(kinds.filter((kind, n) => kind !== kinds[n - 1])).toEqual([...new Set(kinds)]);
  expect(kinds[owner.indexOf("Add product")]).toBe("Products");
  expect(owner.indexOf("New order")).toBeLessThan(owner.indexOf("Add product"));
  expect(owner.indexOf("Add product")).toBeLessThan(owner.indexOf("Add staff"));
});

test.each([
  ["new product", "Add product"],
  ["add product", "Add product"],
  ["create prod", "Add product"],
  ["new coupon", "Add discount"],
  ["promo code", "Create single-use codes"],
  ["create blog post", "Write article"],
  ["write newsletter", "New campaign"],
  ["new campaign", "New campaign"],
  ["add vendor", "Add supplier"],
  ["create order", "New order"],
  ["new team", "Add staff"],
  ["faq", "Add question"],
])("who types “%s” finds “%s”", (typed, title) => {
  expect(findPages(actorOf("admin"), typed).map((hit) => hit.title)).toContain(title);
});

test("a word that means nothing else finds what is called so, and no more", () => {
  expect(found("admin", "constructor")).toEqual([]);
  expect(found("admin", "a lots")).toEqual([]);
});

test("nobody finds what they may not open", () => {
  expect(found("marketing", "add").every((hit) => /add|new|write|make|create/i.test(hit))).toBe(
    true,
  );
  expect(found("marketing", "add supplier")).toEqual([]);
  expect(found("fulfilment", "claims")).toEqual([]);
});
