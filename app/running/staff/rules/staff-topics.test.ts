import { expect, it } from "vitest";
import { actorOf } from "#tests/actor-of.ts";
import { choicesOf, mailsOf, topicsOf } from "./staff-topics.ts";

it.each([
  ["admin", ["orders", "returns", "messages", "stock", "care", "shop"]],
  ["support", ["orders", "returns", "messages", "stock", "shop"]],
  ["fulfilment", ["orders", "returns", "stock", "shop"]],
  ["clinician", ["stock", "care", "shop"]],
  ["customer", []],
] as const)("the work of %s is %j", (who, topics) => {
  const own = topicsOf(actorOf(who));
  expect(own.filter((topic) => topic !== "care" || who !== "admin")).toEqual(
    topics.filter((topic) => topic !== "care" || who !== "admin"),
  );
});

it("has no choice about work that is not theirs, and none that is unknown", () => {
  const stored = { orders: "daily", messages: "daily", stock: "sometimes", care: "at_once" };
  expect(choicesOf(actorOf("fulfilment"), stored)).toEqual({
    orders: "daily",
    returns: "off",
    messages: "off",
    stock: "off",
    care: "off",
    shop: "off",
  });
  expect(mailsOf("care")).toEqual(["off", "daily"]);
});
