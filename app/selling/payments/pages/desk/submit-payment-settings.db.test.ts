import { describe, expect, it } from "vitest";
import { loadSettings, openSettings } from "#app/running/settings/queries.server.ts";
import { testContext } from "#tests/context.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { paymentSettingsTexts } from "./payment-settings-fields.ts";
import { paymentSettingsMessages as say } from "../../texts/staff-settings.ts";
import { submitPaymentSettings } from "./submit-payment-settings.server.ts";

const { db, as } = await testContext();
const owner = as("admin");
const opened = async () => String((await openSettings(db, ["payments"])).version);
const submit = async (texts: Record<string, string>, who = owner) =>
  submitPaymentSettings(who, { version: await opened(), ...texts });
const form = {
  pay_bank: "on",
  pay_cod: "on",
  bank_name: " Bank of Cebu ",
  bank_account_name: "Project: Me",
  bank_account_number: "0000 1234 56",
  bank_instructions: "A transfer\nmay take a day.",
  cod_max_amount: "15,000",
  cod_cold: "proven",
  cod_cold_days: "3",
  cod_remit_days: "21",
};

it("saves the whole form together, and what is not ticked is off", async () => {
  expect(await submit(form)).toEqual({ ok: true, value: { saved: 11 } });
  expect(await loadSettings(db)).toMatchObject({
    pay_card: false,
    pay_gcash: false,
    pay_maya: false,
    pay_bank: true,
    pay_cod: true,
    bank_name: "Bank of Cebu",
    bank_instructions: "A transfer\nmay take a day.",
    cod_max_amount: 15_000,
    cod_cold: "proven",
    cod_cold_days: 3,
    cod_remit_days: 21,
  });
});

it("may be without an account", async () => {
  const without = { ...form, bank_name: "", bank_account_name: " ", bank_account_number: "" };
  expect(await submit(without)).toMatchObject({ ok: true });
  await submit(form);
});

it("writes over nothing that was saved since the form was opened", async () => {
  const { version, settings } = await openSettings(db, ["payments"]);
  const shown = Object.entries(editable(paymentSettingsTexts(settings), version));
  // A browser does not send unticked boxes.
  const sent = Object.fromEntries(shown.filter(([, value]) => value !== ""));
  await submitPaymentSettings(owner, { ...sent, bank_name: "Bank of Iloilo" });
  const answer = await submitPaymentSettings(owner, { ...sent, cod_max_amount: "9000" });
  expect(answer).toMatchObject({
    reason: "changed_meanwhile",
    conflict: {
      version: String(version + 1),
      differences: [
        { name: "bank_name", yours: "Bank of Cebu", changedBy: "others" },
        { name: "cod_max_amount", yours: "9000", saved: "15000", changedBy: "you" },
      ],
    },
  });
  expect(await loadSettings(db)).toMatchObject({
    bank_name: "Bank of Iloilo",
    cod_max_amount: 15_000,
  });
  if (answer.ok || answer.reason === "invalid") throw new Error("it was saved");
  const decided = {
    ...answer.conflict?.texts,
    version: answer.conflict?.version ?? "",
    base: answer.conflict?.base ?? "",
    decides: "on",
    "choose.bank_name": "saved",
  };
  expect(await submitPaymentSettings(owner, decided)).toMatchObject({ reason: "undecided" });
  const all = { ...decided, "choose.cod_max_amount": "yours" };
  expect(await submitPaymentSettings(owner, all)).toMatchObject({ ok: true });
  expect(await loadSettings(db)).toMatchObject({
    bank_name: "Bank of Iloilo",
    cod_max_amount: 9_000,
  });
  await submit(form);
});

describe("saves nothing", () => {
  const unchanged = async (texts: Record<string, string>, who = owner) => {
    const before = await loadSettings(db);
    const answer = await submit(texts, who);
    expect(await loadSettings(db)).toEqual(before);
    return answer;
  };

  it("of half an account", async () => {
    expect(await unchanged({ ...form, bank_account_number: " " })).toMatchObject({
      ok: false,
      reason: "invalid",
      errors: { bank_account_number: say.accountIncomplete },
    });
  });

  it.each([
    ["cod_cold", "sometimes"],
    ["cod_cold", ""],
    ["cod_cold_days", "0"],
    ["cod_cold_days", "61"],
    ["cod_cold_days", "1.5"],
    ["cod_cold_days", ""],
  ])("when %s is %j", async (name, text) => {
    expect(await unchanged({ ...form, [name]: text })).toMatchObject({
      errors: { [name]: expect.any(String) as string },
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
    expect(await unchanged(texts, as(who))).toMatchObject({
      ok: false,
      reason: "forbidden",
      errors: { form: "Your role does not allow this. Ask the owner." },
    });
  });
});
