import { describe, expect, it } from "vitest";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { paymentSettingsMessages as say } from "./messages.ts";
import { submitPaymentSettings } from "./submit-payment-settings.server.ts";

const { db, as } = await testContext();
const owner = as(actorOf("admin"));
const form = {
  pay_bank: "on",
  pay_cod: "on",
  bank_name: " Bank of Cebu ",
  bank_account_name: "Project: Me",
  bank_account_number: "0000 1234 56",
  bank_instructions: "A transfer\nmay take a day.",
  cod_max_amount: "15,000",
};

it("saves the whole form together, and what is not ticked is off", async () => {
  expect(await submitPaymentSettings(owner, form)).toEqual({ ok: true, value: undefined });
  expect(await loadSettings(db)).toMatchObject({
    pay_card: false,
    pay_gcash: false,
    pay_maya: false,
    pay_bank: true,
    pay_cod: true,
    bank_name: "Bank of Cebu",
    bank_instructions: "A transfer\nmay take a day.",
    cod_max_amount: 15_000,
  });
});

it("may be without an account", async () => {
  const without = { ...form, bank_name: "", bank_account_name: " ", bank_account_number: "" };
  expect(await submitPaymentSettings(owner, without)).toMatchObject({ ok: true });
  await submitPaymentSettings(owner, form);
});

describe("saves nothing", () => {
  const unchanged = async (texts: Record<string, string>, who = owner) => {
    const before = await loadSettings(db);
    const answer = await submitPaymentSettings(who, texts);
    expect(await loadSettings(db)).toEqual(before);
    return answer;
  };

  it("of half an account", async () => {
    expect(await unchanged({ ...form, bank_account_number: " " })).toEqual({
      ok: false,
      reason: "invalid",
      errors: { bank_account_number: say.accountIncomplete },
    });
  });

  it.each(["0", "-5", "many", "1000001", "", "12.50"])(
    "when the limit is %j",
    async (cod_max_amount) => {
      expect(await unchanged({ ...form, cod_max_amount })).toMatchObject({
        errors: { cod_max_amount: expect.stringContaining("whole number") as string },
      });
    },
  );

  it("of a form with nothing in it", async () => {
    expect(await unchanged({})).toMatchObject({ errors: { cod_max_amount: expect.any(String) } });
  });

  it("of a text that is too long", async () => {
    const bank_instructions = "x".repeat(2_001);
    expect(await unchanged({ ...form, bank_instructions })).toMatchObject({
      errors: { bank_instructions: expect.any(String) as string },
    });
  });

  it.each(["visitor", "customer", "manager", "support"] as const)("for a %s", async (who) => {
    const texts = { ...form, bank_name: "Mine" };
    expect(await unchanged(texts, as(actorOf(who)))).toEqual({
      ok: false,
      reason: "invalid",
      errors: { form: say.forbidden },
    });
  });
});
