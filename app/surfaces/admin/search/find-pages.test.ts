import { expect, test } from "vitest";
import { actorOf } from "#tests/actor-of.ts";
import { findPages } from "./find-pages.ts";

const found = (role: "admin" | "marketing" | "fulfilment", typed: string) =>
  findPages(actorOf(role), typed).map(({ kind, title, rank }) => `${rank} ${kind} ${title}`);

test("a page is found by its name and its section, and an act by what it does", () => {
  expect(found("admin", "lots")).toEqual(["0 Page Lots"]);
  expect(found("admin", "add cat")).toEqual(["1 Do Add category"]);
  expect(found("admin", "marketing claims")).toEqual(["2 Page Claims"]);
  expect(found("admin", "no such page")).toEqual([]);
});

test("nobody finds what they may not open", () => {
  expect(found("marketing", "add")).toEqual([
    "1 Do Add question",
    "1 Do Add segment",
    "1 Do Add Affiliate",
  ]);
  expect(found("fulfilment", "claims")).toEqual([]);
});
