import { expect, test } from "vitest";
import { actorOf } from "#tests/actor-of.ts";
import { findActs } from "./find-acts.server.ts";

const ORDER = [
  "orders.ship Mark as shipped…",
  "orders.cancel Cancel order…",
  "orders.add-note Write a note",
  "orders.tag Add tag",
  "refund Refund…",
].join("\n");

const found = (typed: string, role: "admin" | "marketing" = "admin", offered = ORDER) =>
  findActs(actorOf(role), typed, offered).map(({ title, rank }) => `${rank} ${title}`);

test.each([
  ["dispatch", ["0 Mark as shipped…"]],
  ["ship", ["0 Mark as shipped…", "2 Cancel order…"]],
  ["cancel order", ["0 Cancel order…"]],
  ["comment", ["0 Write a note"]],
  ["money", ["2 Refund…"]],
  ["refund", ["0 Refund…"]],
  ["label", ["0 Add tag"]],
  ["pm-26-000007", []],
])("an order's act is found by “%s”", (typed, titles) => {
  expect(found(typed)).toEqual(titles);
});

test("before anything is typed, the acts have the order and the labels of the page", () => {
  expect(findActs(actorOf("admin"), "", ORDER).map(({ act }) => act)).toEqual(ORDER.split("\n"));
});

test("no one is offered an operation that their role lacks, nor a line without a label", () => {
  expect(found("", "marketing")).toEqual(["1 Refund…"]);
  expect(found("", "admin", "\norders.ship\nconstructor Open")).toEqual(["1 Open"]);
});
