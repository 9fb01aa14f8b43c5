import { expect, test } from "vitest";
import { actorOf } from "#tests/actor-of.ts";
import { findPages } from "./find-pages.ts";

const found = (role: "admin" | "marketing" | "fulfilment", typed: string) =>
  findPages(actorOf(role), typed).map(({ kind, title, rank }) => `${rank} ${kind} ${title}`);

test("a page is found by its name and its section, and an act by what it does", () => {
  expect(found("admin", "lots")).toEqual(["0 Page Lots"]);
  expect(found("admin", "add cat")).toEqual(["1 Action Add category"]);
  expect(found("admin", "marketing claims")).toEqual(["2 Page Claims"]);
  expect(found("admin", "no such page")).toEqual([]);
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
