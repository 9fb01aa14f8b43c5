import fc from "fast-check";
import { expect, test } from "vitest";
import { REQUEST_STATES, type RequestState } from "./clearance-terms.ts";
import { isLegal, isOpen, isOver, leadsTo, REQUEST_ACTS } from "./request-moves.ts";

const acts = fc.array(fc.constantFrom(...REQUEST_ACTS), { maxLength: 30 });

/** Performs the allowed acts and skips the others. */
function follow(from: RequestState, wanted: readonly (typeof REQUEST_ACTS)[number][]) {
  const passed = [from];
  for (const act of wanted) {
    const state = passed.at(-1) ?? from;
    if (isLegal(act, state)) passed.push(leadsTo(act));
  }
  return passed;
}

test("whatever is done to a request, it ends after at most three acts and never comes back", () => {
  fc.assert(
    fc.property(acts, (wanted) => {
      const passed = follow("asked", wanted);
      expect(passed.length).toBeLessThanOrEqual(4);
      expect(new Set(passed).size).toBe(passed.length);
    }),
  );
});

test("every state is over, or time and its buyer can end it", () => {
  for (const state of REQUEST_STATES) {
    const ends = isOver(state) || (isLegal("withdraw", state) && isLegal("expire", state));
    expect([state, ends]).toEqual([state, true]);
  }
  expect(isOver(leadsTo("withdraw")) && isOver(leadsTo("expire"))).toBe(true);
});

test("only what is asked or to be talked about waits for a decision", () => {
  expect(REQUEST_STATES.filter(isOpen)).toEqual(["asked", "to_talk"]);
  expect(REQUEST_STATES.filter((state) => isLegal("approve", state))).toEqual(["asked", "to_talk"]);
  expect(REQUEST_STATES.filter(isOver)).toEqual(["declined", "withdrawn", "expired"]);
});
