import { expect, test } from "vitest";
import { concessionFor } from "./concession-for.ts";
import { counts, endOfId } from "./concession-terms.ts";

test.each([
  ["QC-2026-4711", "4711"],
  ["1234 5678", "5678"],
  ["ab-1", "ab1"],
  ["----", ""],
])("of the number %s stays %s", (number, end) => {
  expect(endOfId(number)).toBe(end);
});

test.each([
  ["approved", null, true],
  ["approved", "2026-11-27", true],
  ["approved", "2026-11-26", false],
  ["waiting", null, false],
  ["refused", null, false],
  ["withdrawn", null, false],
] as const)("%s until %s counts on the 27th: %s", (state, validUntil, does) => {
  expect(counts({ state, validUntil }, "2026-11-27")).toBe(does);
});

test("prices a cart only while the shop gives it and adds no tax on top", () => {
  const on = { statutory_discounts: true, tax_registration: "vat", tax_percent: 0 };
  const held = { kind: "pwd" } as const;
  expect(concessionFor(on, held)).toEqual({ kind: "pwd", vatRegistered: true });
  expect(concessionFor({ ...on, tax_registration: "non_vat" }, held)).toEqual({
    kind: "pwd",
    vatRegistered: false,
  });
  expect(concessionFor(on, null)).toBeUndefined();
  expect(concessionFor({ ...on, statutory_discounts: false }, held)).toBeUndefined();
  expect(concessionFor({ ...on, tax_percent: 12 }, held)).toBeUndefined();
});
