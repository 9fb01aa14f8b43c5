import { expect, test } from "vitest";
import { isSamePerson } from "./same-person.ts";

const affiliate = { customerId: "c1", email: "Juan.Cruz@gmail.com", phone: "+639171234567" };
const other = { customerId: "c2", emails: ["ana@example.test"], phone: "+639170000000" };

test.each([
  ["somebody else", other, false],
  ["a guest", { ...other, customerId: null }, false],
  ["the same account", { ...other, customerId: "c1" }, true],
  ["the same mailbox", { ...other, emails: ["x@y.z", "juancruz+shop@GMAIL.com"] }, true],
  ["the same phone", { ...other, phone: "0917 123 4567" }, true],
  ["nobody's phone", { ...other, phone: null }, false],
])("%s", (_, buyer, same) => {
  expect(isSamePerson(affiliate, buyer)).toBe(same);
});

test("two who gave no phone are not one", () => {
  expect(isSamePerson({ ...affiliate, phone: null }, { ...other, phone: null })).toBe(false);
  expect(isSamePerson({ ...affiliate, phone: "12" }, { ...other, phone: "12" })).toBe(false);
});
