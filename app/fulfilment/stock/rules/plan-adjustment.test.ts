import { expect, test } from "vitest";
import { planAdjustment } from "./plan-adjustment.ts";

const level = { onHand: 12, reserved: 5 };

test.each([
  ["set", 10, { ok: true, value: { onHand: 10, by: -2 } }],
  ["set", 5, { ok: true, value: { onHand: 5, by: -7 } }],
  ["set", 4, { ok: false, reason: "below_reserved" }],
  ["set", 12, { ok: false, reason: "no_change" }],
  ["add", 3, { ok: true, value: { onHand: 15, by: 3 } }],
  ["remove", 7, { ok: true, value: { onHand: 5, by: -7 } }],
  ["remove", 8, { ok: false, reason: "below_reserved" }],
  ["remove", 0, { ok: false, reason: "no_change" }],
] as const)("%s %d", (mode, units, planned) => {
  expect(planAdjustment(level, mode, units)).toEqual(planned);
});
