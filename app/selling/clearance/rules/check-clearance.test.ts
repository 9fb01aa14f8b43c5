import fc from "fast-check";
import { expect, test } from "vitest";
import { checkClearance, needsWord, unitsLeft } from "./check-clearance.ts";

const line = (name: string, clearance: "none" | "acknowledge" | "required", quantity = 1) => ({
  productId: name.toLowerCase(),
  name,
  clearance,
  quantity,
});
const free = line("Klow", "none");
const careful = line("NAD+", "acknowledge");
const guarded = line("Retatrutide", "required");
const approval = (left: number, id = "a") => ({ id, productId: "retatrutide", left });

test.each([
  { lines: [], confirmed: false, is: { ok: true, value: { acknowledged: false, uses: [] } } },
  { lines: [free], confirmed: true, is: { ok: true, value: { acknowledged: false, uses: [] } } },
  {
    lines: [free, careful],
    confirmed: true,
    is: { ok: true, value: { acknowledged: true, uses: [] } },
  },
  {
    lines: [free, careful],
    confirmed: false,
    is: { ok: false, reason: "supervision_unconfirmed", products: ["NAD+"] },
  },
  {
    lines: [careful, guarded, free],
    confirmed: true,
    is: { ok: false, reason: "clearance_required", products: ["Retatrutide"] },
  },
])("without an approval, $lines.length lines, confirmed $confirmed: $is", (each) => {
  expect(checkClearance(each.lines, each.confirmed)).toEqual(each.is);
});

test.each([
  { left: [0], units: [1], is: { reason: "clearance_required", products: ["Retatrutide"] } },
  { left: [2], units: [3], is: { reason: "approval_short", name: "Retatrutide", left: 2 } },
  { left: [2], units: [2, 1], is: { reason: "approval_short", name: "Retatrutide", left: 2 } },
  { left: [3], units: [2, 1], is: { value: { uses: [{ approvalId: "0", units: 3 }] } } },
  { left: [1, 4], units: [2], is: { value: { uses: [{ approvalId: "1", units: 2 }] } } },
  { left: [2, 4], units: [2], is: { value: { uses: [{ approvalId: "0", units: 2 }] } } },
])("approvals with $left left, lines of $units: $is", ({ left, units, is }) => {
  const lines = units.map((quantity) => ({ ...guarded, quantity }));
  const approvals = left.map((each, id) => approval(each, String(id)));
  expect(checkClearance(lines, false, approvals)).toMatchObject(is);
});

test("an approval of one product says nothing of another, nor of supervision", () => {
  const other = line("Other", "required");
  expect(checkClearance([guarded, other], true, [approval(5)])).toMatchObject({
    reason: "clearance_required",
    products: ["Other"],
  });
  expect(checkClearance([guarded, careful], false, [approval(5)])).toMatchObject({
    reason: "supervision_unconfirmed",
  });
});

test("what is taken of an approval is what the lines have, and never more than is left", () => {
  const lefts = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 });
  const quantities = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(lefts, quantities, (left, units) => {
      const approvals = left.map((each, id) => approval(each, String(id)));
      const lines = units.map((quantity) => ({ ...guarded, quantity }));
      const checked = checkClearance(lines, true, approvals);
      const wanted = units.reduce((sum, each) => sum + each, 0);
      expect(checked.ok).toBe(unitsLeft("retatrutide", approvals) >= wanted);
      if (!checked.ok) return;
      expect(checked.value.uses).toHaveLength(1);
      const [use] = checked.value.uses;
      expect(use?.units).toBe(wanted);
      expect(left[Number(use?.approvalId)]).toBeGreaterThanOrEqual(wanted);
    }),
  );
});

test("a product in two lines is named once", () => {
  expect(needsWord([careful, free, careful])).toEqual(["NAD+"]);
});
