import { expect, it, test } from "vitest";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { readTaxTerms } from "./tax-terms.ts";

const complete = {
  tax_registration: "non_vat",
  tax_from: "2026-11-01",
  tax_tin: "123-456-789",
  business_name: "Peptides Inc.",
  business_address: "1 Ayala Avenue, Makati",
  tax_exempt_skus: " A-1 \n\nB-2",
};
const read = (texts: Record<string, string>) => readTaxTerms(readSettings(texts));

test("a shop that has decided nothing makes no invoices, and lacks nothing", () => {
  expect(read({})).toEqual({ makes: false, missing: [], terms: undefined });
});

it.each([
  ["tax_from", "from"],
  ["tax_tin", "tin"],
  ["business_name", "name"],
  ["business_address", "address"],
])("without %s it makes none yet", (key, missing) => {
  expect(read({ ...complete, [key]: "" })).toEqual({
    makes: true,
    missing: [missing],
    terms: undefined,
  });
});

test("a complete one knows its terms", () => {
  const { terms } = read(complete);
  expect(terms?.seller.tin).toBe("123-456-789-00000");
  expect([...(terms?.exemptSkus ?? [])]).toEqual(["A-1", "B-2"]);
  expect(terms?.smallBelow).toBe(50_000);
});

test("who is registered for VAT has no small sales", () => {
  expect(read({ ...complete, tax_registration: "vat" }).terms?.smallBelow).toBe(0);
});
