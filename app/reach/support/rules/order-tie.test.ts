import { expect, test } from "vitest";
import { orderTie } from "./order-tie.ts";

const guest = { email: "ana@example.test", customerId: null, confirmedEmail: null };
const member = {
  email: "typed@example.test",
  customerId: "c-1",
  confirmedEmail: "Ana@Example.test",
};
const order = (customerId: string | null, email = "ana@example.test") => ({ customerId, email });

test.each([
  ["the account's order", member, order("c-1", "else@example.test"), "own"],
  ["a guest's order of the confirmed address", member, order(null), "own"],
  ["an unproven account", { ...member, confirmedEmail: null }, order(null), "other"],
  ["another's order", member, order("c-2", "ben@example.test"), "other"],
  ["a typed address", guest, order(null, "ANA@example.test"), "typed"],
  ["a typed address of a customer", guest, order("c-1"), "typed"],
  ["a typed number", guest, order(null, "ben@example.test"), "other"],
  ["no account on either side", guest, order(null, "x@example.test"), "other"],
] as const)("%s", (_, writer, bought, tie) => {
  expect(orderTie(writer, bought)).toBe(tie);
});
