import { expect, test } from "vitest";
import { readSettings } from "#app/modules/settings/rules/read-settings.ts";
import { cashLimitPassed, offeredMethods } from "./offered-methods.ts";

const account = { bank_name: "BPI", bank_account_name: "Shop", bank_account_number: "1234" };
const offered = (stored: Record<string, string>, gateway = true, total = 100_000) =>
  offeredMethods(readSettings(stored), gateway, total).join(" ");

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

test("cash up to a limit in pesos, to the centavo", () => {
  const limit = { cod_max_amount: "5000" };
  expect(offered(limit, false, 500_000)).toBe("cod");
  expect(offered(limit, false, 500_001)).toBe("");
});

test("the limit of cash is named only where it is what stands in the way", () => {
  const passed = (stored: Record<string, string>, total: number) =>
    cashLimitPassed(readSettings({ cod_max_amount: "5000", ...stored }), total);
  expect(passed({}, 500_000)).toBeUndefined();
  expect(passed({}, 500_001)).toBe(500_000);
  expect(passed({ pay_cod: "false" }, 500_001)).toBeUndefined();
});
