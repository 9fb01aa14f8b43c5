import { expect, test } from "vitest";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { offeredMethods } from "./offered-methods.ts";

const account = { bank_name: "BPI", bank_account_name: "Shop", bank_account_number: "1234" };
const offered = (stored: Record<string, string>, gateway = true) =>
  offeredMethods(readSettings(stored), gateway).join(" ");

test("an untouched shop without a gateway takes cash at the door alone", () => {
  expect(offered({}, false)).toBe("cod");
});

test("with a gateway and an account, every way to pay", () => {
  expect(offered(account)).toBe("card gcash maya bank cod");
});

test.each(["card", "gcash", "maya", "bank", "cod"])("%s can be switched off", (method) => {
  const rest = ["card", "gcash", "maya", "bank", "cod"].filter((other) => other !== method);
  expect(offered({ ...account, [`pay_${method}`]: "false" })).toBe(rest.join(" "));
});

test.each(Object.keys(account))("no transfer without %s", (key) => {
  expect(offered({ ...account, [key]: "  " })).toBe("card gcash maya cod");
});
