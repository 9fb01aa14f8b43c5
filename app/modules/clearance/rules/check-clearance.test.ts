import { expect, test } from "vitest";
import { checkClearance, needsWord } from "./check-clearance.ts";

const free = { name: "Klow", clearance: "none" } as const;
const careful = { name: "NAD+", clearance: "acknowledge" } as const;
const guarded = { name: "Retatrutide", clearance: "required" } as const;

test.each([
  { lines: [], confirmed: false, is: { ok: true, value: { acknowledged: false } } },
  { lines: [free], confirmed: false, is: { ok: true, value: { acknowledged: false } } },
  { lines: [free], confirmed: true, is: { ok: true, value: { acknowledged: false } } },
  { lines: [free, careful], confirmed: true, is: { ok: true, value: { acknowledged: true } } },
  {
    lines: [free, careful],
    confirmed: false,
    is: { ok: false, reason: "supervision_unconfirmed", products: ["NAD+"] },
  },
  {
    lines: [guarded],
    confirmed: false,
    is: { ok: false, reason: "clearance_required", products: ["Retatrutide"] },
  },
  {
    lines: [careful, guarded, free],
    confirmed: true,
    is: { ok: false, reason: "clearance_required", products: ["Retatrutide"] },
  },
])("$lines.length lines, confirmed $confirmed: $is", ({ lines, confirmed, is }) => {
  expect(checkClearance(lines, confirmed)).toEqual(is);
});

test("a product in two lines is named once", () => {
  expect(needsWord([careful, free, careful])).toEqual(["NAD+"]);
});
