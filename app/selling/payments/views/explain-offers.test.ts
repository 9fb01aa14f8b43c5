import { expect, it } from "vitest";
import { PAYMENT_METHODS } from "#app/selling/orders/rules/order-terms.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { explainOffers } from "./explain-offers.ts";
import { offeredMethods } from "../rules/offered-methods.ts";

const account = { bank_name: "B", bank_account_name: "N", bank_account_number: "1" };

it("names what an untouched shop lacks", () => {
  expect(explainOffers(readSettings({}), false)).toEqual({
    card: "no_gateway",
    gcash: "no_gateway",
    maya: "no_gateway",
    bank: "no_account",
    cod: "up_to_limit",
  });
});

it.each([true, false])("says of each switched-off method that it is, gateway %s", (gateway) => {
  const off = Object.fromEntries(PAYMENT_METHODS.map((method) => [`pay_${method}`, "false"]));
  const states = explainOffers(readSettings({ ...account, ...off }), gateway);
  expect(new Set(Object.values(states))).toEqual(new Set(["off"]));
});

it.each([
  [{}, true],
  [{}, false],
  [account, true],
  [{ ...account, pay_maya: "false", pay_cod: "false" }, true],
])("says the same as the checkout does: %o, gateway %s", (stored, gateway) => {
  const settings = readSettings(stored);
  const states = explainOffers(settings, gateway);
  const said = PAYMENT_METHODS.filter((method) => /^(offered|up_to_limit)$/.test(states[method]));
  expect(said).toEqual(offeredMethods(settings, gateway));
});
