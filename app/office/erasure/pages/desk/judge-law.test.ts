import { expect, it, test } from "vitest";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { judgeLaw, LINES, type LawFacts, type LineName } from "./judge-law.ts";
import { showLaw } from "./show-law.ts";

const NOW = new Date("2026-11-27T02:00:00Z");
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const run = { task: "checkout.remove-carts", startedAt: hoursAgo(7), isFailing: false };

const settings = readSettings({
  business_name: "Project Me Trading",
  business_address: "12 Mango Avenue, Cebu City",
  registration_number: "DTI 1234567",
  contact_email: "hello@shop.example",
  phone_number: "+63 917 123 4567",
  privacy_contact: "Ana Cruz",
  privacy_email: "privacy@shop.example",
  complaint_email: "complaints@shop.example",
  tax_tin: "123-456-789",
  tax_e_from: "2026-12-31",
  fda_license: "LTO-1",
  statutory_discounts: "true",
});

/** A shop in which all that can be checked is in order. */
const good: LawFacts = {
  settings,
  texts: { terms: NOW, privacy: NOW, "shipping-returns": NOW, "medical-disclaimer": NOW },
  products: { medicines: 1, withoutNumber: [], notRegistered: [], unasked: [] },
  prices: { shown: 2, unproven: [] },
  consents: { given: 12, withdrawn: 1 },
  erasures: { open: 1, late: 0, lastDoneAt: hoursAgo(48) },
  runs: [run],
  invoices: { makes: true, missing: [] },
  backup: { hasKey: true, isOverdue: false, provenAt: hoursAgo(9) },
  now: NOW,
};

const stateOf = (name: LineName, facts: Partial<LawFacts>) => {
  const { state, names } = judgeLaw({ ...good, ...facts }).find((line) => line.name === name)!;
  return { state, names };
};

test("a shop that has everything is in order, line by line", () => {
  expect(judgeLaw(good).filter(({ state }) => state !== "in_order")).toEqual([]);
  expect(judgeLaw(good).map(({ name }) => name)).toEqual(LINES);
});

const without = (...keys: (keyof typeof settings)[]) => ({
  settings: { ...settings, ...Object.fromEntries(keys.map((key) => [key, " "])) },
});

it.each<[LineName, Partial<LawFacts>, "missing" | "look", string[]]>([
  [
    "seller",
    without("business_name", "registration_number"),
    "missing",
    ["registered business name", "DTI or SEC registration number"],
  ],
  ["contact", without("phone_number"), "missing", ["contact phone number"]],
  ["complaints", without("complaint_email"), "missing", []],
  ["taxpayer", without("tax_tin"), "look", []],
  ["concessions", { settings: { ...settings, statutory_discounts: false } }, "look", []],
  ["invoices", { invoices: { makes: false, missing: [] } }, "look", []],
  ["invoices", { invoices: { makes: true, missing: ["tin"] } }, "missing", ["the TIN"]],
  ["e_invoices", { settings: { ...settings, tax_e_from: "" } }, "look", []],
  ["e_invoices", { settings: { ...settings, tax_e_from: "2027-02-01" } }, "look", []],
  [
    "e_invoices",
    { settings: { ...settings, tax_e_from: "" }, now: new Date("2026-12-30T16:00:00Z") },
    "missing",
    [],
  ],
  ["privacy_officer", without("privacy_email"), "missing", ["email for data protection"]],
  ["privacy_notice", { texts: { terms: NOW } }, "missing", []],
  ["terms", { texts: { privacy: NOW } }, "missing", []],
  ["returns", { texts: {} }, "missing", []],
  ["disclaimer", { texts: {} }, "missing", []],
  ["adults", without("legal_age"), "missing", []],
  ["consents", { consents: { given: 0, withdrawn: 0 } }, "look", []],
  ["erasure", { erasures: { open: 1, late: 1, lastDoneAt: null } }, "missing", []],
  ["retention", { runs: [run, { ...run, isFailing: true }] }, "missing", [run.task]],
  ["retention", { runs: [{ ...run, startedAt: hoursAgo(27) }] }, "look", [run.task]],
  ["retention", { runs: [{ ...run, startedAt: null }] }, "look", [run.task]],
  ["backups", { backup: { ...good.backup, hasKey: false } }, "missing", []],
  ["backups", { backup: { ...good.backup, provenAt: undefined } }, "missing", []],
  ["backups", { backup: { ...good.backup, isOverdue: true } }, "missing", []],
  ["fda_license", without("fda_license"), "missing", []],
  [
    "fda_license",
    { ...without("fda_license"), products: { ...good.products, medicines: 0 } },
    "look",
    [],
  ],
  ["registered", { products: { ...good.products, withoutNumber: ["Glow"] } }, "missing", ["Glow"]],
  ["unregistered", { products: { ...good.products, notRegistered: ["Klow"] } }, "look", ["Klow"]],
  ["supervision", { products: { ...good.products, unasked: ["NAD+"] } }, "look", ["NAD+"]],
  ["compare_prices", { prices: { shown: 1, unproven: ["Glow"] } }, "missing", ["Glow"]],
])("%s is not in order with %j", (name, facts, state, names) => {
  expect(stateOf(name, facts)).toEqual({ state, names });
});

test("a run of 26 hours ago was the last night's, and is no late one", () => {
  expect(stateOf("retention", { runs: [{ ...run, startedAt: hoursAgo(26) }] }).state).toBe(
    "in_order",
  );
});

test("each line stands in one group, and says more the more there is", () => {
  const groups = showLaw(judgeLaw(good), good);
  const lines = groups.flatMap((group) => group.lines);
  expect(lines.map(({ name }) => name).toSorted()).toEqual(LINES.toSorted());
  const textOf = (name: LineName) => lines.find((line) => line.name === name)?.text;
  expect(textOf("consents")).toContain("12 given, 1 withdrawn.");
  expect(textOf("privacy_notice")).toContain("Published Nov 27, 2026.");
  expect(textOf("backups")).toContain("Nov 27, 2026");
  expect(textOf("retention")).toContain("The end of a run isn’t recorded.");
});

test("of many products some are named, and the others are counted", () => {
  const unproven = Array.from({ length: 11 }, (_, n) => `Product ${n}`);
  const facts = { ...good, prices: { shown: 11, unproven } };
  const shown = showLaw(judgeLaw(facts), facts).flatMap(({ lines }) => lines);
  const line = shown.find(({ name }) => name === "compare_prices");
  expect(line?.names).toMatch(/^Product 0, .*Product 7, and 3 more$/);
});

test.each([
  ["2026-12-29T15:59:00Z", "2 days are left."],
  ["2026-12-30T15:59:00Z", "1 day is left."],
  ["2026-12-30T16:00:00Z", undefined],
])("the countdown to electronic invoices at %s", (at, words) => {
  const facts = { ...good, now: new Date(at) };
  const lines = showLaw(judgeLaw(facts), facts).flatMap((group) => group.lines);
  const text = lines.find(({ name }) => name === "e_invoices")?.text ?? "";
  expect(text.endsWith(words ?? "document.")).toBe(true);
});
