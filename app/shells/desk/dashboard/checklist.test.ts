import { expect, it, test } from "vitest";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { readChecklist, type ShopFacts, type StepName } from "./checklist.ts";

const nothing: ShopFacts = {
  settings: readSettings({}),
  gatewayEnabled: false,
  paymentSaved: false,
  hasProduct: false,
  withoutStrength: ["Glow"],
  deliverySaved: false,
  sendsMail: false,
  textsAsDelivered: ["Privacy notice"],
  backupProven: false,
  staffCount: 1,
};
const doneIn = (facts: Partial<ShopFacts>) =>
  readChecklist({ ...nothing, ...facts })
    .filter(({ done }) => done)
    .map(({ name }) => name);

const owner = readSettings({
  business_name: "Cebu Peptides",
  business_address: "1 Mango Avenue, Cebu City",
  registration_number: "DTI 1",
  contact_email: "hello@shop.example",
  phone_number: "+63 917 000 0000",
  privacy_contact: "The owner",
  privacy_email: "privacy@shop.example",
});
const account = readSettings({
  bank_name: "BPI",
  bank_account_name: "Cebu Peptides",
  bank_account_number: "1234",
});

test("a new shop has everything ahead of it", () => {
  expect(readChecklist(nothing)).toHaveLength(9);
  expect(doneIn({})).toEqual([]);
});

it.each<[StepName, Partial<ShopFacts>]>([
  ["owner", { settings: owner }],
  ["payment", { settings: account }],
  ["payment", { gatewayEnabled: true }],
  ["payment", { paymentSaved: true }],
  ["product", { hasProduct: true }],
  ["delivery", { deliverySaved: true }],
  ["mail", { sendsMail: true }],
  ["texts", { textsAsDelivered: [] }],
  ["backup", { backupProven: true }],
  ["staff", { staffCount: 2 }],
])("%s is done by its facts alone", (name, facts) => {
  expect(doneIn(facts)).toEqual([name]);
});

it("asks for the strength of listed products, once there are any", () => {
  expect(doneIn({ withoutStrength: [] })).toEqual([]);
  expect(doneIn({ hasProduct: true, withoutStrength: [] })).toEqual(["product", "strengths"]);
  const step = readChecklist({ ...nothing, hasProduct: true }).find(
    ({ name }) => name === "strengths",
  );
  expect(step).toMatchObject({ done: false, missing: ["Glow"] });
});

it("asks for a part of the owner's data as for all of it", () => {
  const facts = { ...nothing, settings: { ...owner, privacy_email: " " } };
  const step = readChecklist(facts).find(({ name }) => name === "owner");
  expect(step).toMatchObject({ done: false, missing: ["email for data protection"] });
});
