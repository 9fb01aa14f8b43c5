import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { NOW } from "#tests/now.ts";
import { VISIT_ACTS, VISIT_STATES, whyNotAct, type VisitState } from "./visit-moves.ts";

const visit = (state: VisitState, minutes = 0) => ({
  state,
  status: "booked" as const,
  startsAt: addMinutes(NOW, minutes),
});
const possible = (state: VisitState, minutes?: number) =>
  VISIT_ACTS.filter((act) => whyNotAct(act, visit(state, minutes), NOW) === undefined);

test.each([
  ["taken", ["come", "miss", "write", "end", "put_back"]],
  ["came", ["miss", "write", "end"]],
  ["no_show", ["come"]],
  ["done", []],
] as const)("of a visit that began and is %s: %o", (state, acts) => {
  expect(possible(state)).toEqual(acts);
});

test("before it begins its note can be prepared, and the visit put back", () => {
  expect(possible("taken", 1)).toEqual(["write", "put_back"]);
  expect(whyNotAct("end", visit("taken", 1), NOW)).toBe("too_early");
});

test("nothing is done to a visit that was cancelled", () => {
  for (const state of VISIT_STATES) {
    for (const act of VISIT_ACTS) {
      const cancelled = { ...visit(state), status: "cancelled" as const };
      expect(whyNotAct(act, cancelled, NOW)).toBe("not_now");
    }
  }
});
