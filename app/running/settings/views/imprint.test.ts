import { expect, test } from "vitest";
import { missingByLaw } from "../rules/missing-by-law.ts";
import { imprint, imprintWithName, imprintInShort, shopPlace } from "./imprint.ts";
import { legalNotices } from "../rules/legal-notices.ts";
import { readSettings } from "../rules/read-settings.ts";

const given = {
  business_name: "Project Me Trading",
  business_address: "12 Mango Avenue\nCebu City 6000 ",
  registration_number: "DTI 1234567",
  contact_email: "hello@shop.example",
  phone_number: "+63 917 123 4567",
  privacy_contact: "Data Protection Officer",
  privacy_email: "privacy@shop.example",
};

test("a shop that was just opened lacks all that the law asks for, and shoppers see no gap", () => {
  const first = readSettings({});
  expect(missingByLaw(first).map(({ key }) => key)).toEqual([
    "business_name",
    "business_address",
    "registration_number",
    "contact_email",
    "phone_number",
    "privacy_contact",
    "privacy_email",
  ]);
  expect(imprint(first)).toEqual([]);
  expect(imprintInShort(first)).toBe("");
});

test("what was entered is shown, and a blank is no name", () => {
  expect(missingByLaw(readSettings(given))).toEqual([]);
  expect(missingByLaw(readSettings({ ...given, business_name: "  " }))).toEqual([
    { key: "business_name", name: "registered business name" },
  ]);
  expect(imprint(readSettings(given)).map(({ text }) => text)).toEqual([
    "Project Me Trading",
    "12 Mango Avenue, Cebu City 6000",
    "DTI 1234567",
    "hello@shop.example, +63 917 123 4567",
    "Data Protection Officer, privacy@shop.example",
  ]);
  expect(imprintInShort(readSettings(given))).toBe(
    "Project Me Trading · 12 Mango Avenue, Cebu City 6000 · registration DTI 1234567",
  );
});

test("About shows what was entered and nothing else, people with a licence among it", () => {
  expect(imprintWithName(readSettings({}))).toEqual([]);
  expect(imprintWithName(readSettings({ contact_email: "hello@shop.example" }))).toEqual([]);
  const people = { business_name: "Project Me Trading", pharmacist: " Ana Cruz, PRC 0012345 " };
  expect(imprintWithName(readSettings(people))).toEqual([
    { label: "Business name", text: "Project Me Trading" },
    { label: "Pharmacist", text: "Ana Cruz, PRC 0012345" },
  ]);
  expect(imprintInShort(readSettings(people))).toBe(
    "Project Me Trading · pharmacist Ana Cruz, PRC 0012345",
  );
  const mailbox = readSettings({ contact_email: "hello@shop.example" });
  expect(imprint(mailbox)).toEqual([{ label: "Contact", text: "hello@shop.example" }]);
});

test("complaints, tax number and license are shown once they are given, the license on every page", () => {
  const further = {
    complaint_email: "complaints@shop.example",
    tax_tin: "123-456-789",
    fda_license: "LTO-3000001234567",
  };
  const shown = imprint(readSettings({ ...given, ...further }));
  expect(shown.slice(5)).toEqual([
    { label: "Complaints", text: "complaints@shop.example" },
    { label: "Taxpayer number (TIN)", text: "123-456-789" },
    { label: "FDA license to operate", text: "LTO-3000001234567" },
  ]);
  expect(imprintWithName(readSettings({ ...given, ...further }))).toEqual(shown);
  expect(imprintInShort(readSettings({ ...given, ...further }))).toBe(
    "Project Me Trading · 12 Mango Avenue, Cebu City 6000 · registration DTI 1234567 · FDA license LTO-3000001234567",
  );
});

test("a notice has the owner's words, and one that was emptied is gone", () => {
  const stored = { legal_age: "For adults of 21 or older.", legal_usage: " " };
  const shown = legalNotices(readSettings(stored));
  expect(shown.map(({ title }) => title)).toEqual([
    "Medical disclaimer",
    "18 or older",
    "Liability",
    "Regulation",
  ]);
  expect(shown[1]?.text).toBe("For adults of 21 or older.");
});

test("the shop is at its registered address, and before that is known where its owner says", () => {
  const address = "Manila, Philippines";
  const registered = "8 Tomas Morato Avenue\nQuezon City";
  expect(shopPlace({ address, business_address: registered })).toBe(registered);
  expect(shopPlace({ address, business_address: " " })).toBe(address);
});
