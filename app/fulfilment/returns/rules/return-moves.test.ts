import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actorOf } from "#tests/actor-of.ts";
import { isLegal, leadsTo, mayAct, openActs, RETURN_ACTS } from "./return-moves.ts";
import { END_STATES, RETURN_STATES, type ReturnState } from "./return-terms.ts";

const isEnd = (state: ReturnState) => END_STATES.some((end) => end === state);
const nextStates = (state: ReturnState) =>
  RETURN_ACTS.filter((act) => isLegal(act, state)).map(leadsTo);

/** All states that can be reached from a state, including itself. */
function reachable(from: ReturnState): Set<ReturnState> {
  const seen = new Set([from]);
  for (const state of seen) for (const next of nextStates(state)) seen.add(next);
  return seen;
}

describe("the moves of a return", () => {
  it("lead from every state to an end, whatever was done before", () => {
    const walk = fc.array(fc.constantFrom(...RETURN_ACTS), { maxLength: 20 });
    fc.assert(
      fc.property(fc.constantFrom<ReturnState>("asked", "received"), walk, (start, acts) => {
        const state = acts.reduce<ReturnState>(
          (now, act) => (isLegal(act, now) ? leadsTo(act) : now),
          start,
        );
        expect([...reachable(state)].some(isEnd)).toBe(true);
      }),
    );
  });

  it("reach every state, and no state twice", () => {
    expect([...reachable("asked")].toSorted()).toEqual([...RETURN_STATES].toSorted());
    for (const state of RETURN_STATES) {
      for (const next of nextStates(state)) expect(reachable(next).has(state)).toBe(false);
    }
  });

  it.each(END_STATES)("lead nowhere from %s", (state) => {
    expect(openActs(state, null)).toEqual([]);
  });

  it.each(RETURN_STATES.filter((state) => !isEnd(state)))(
    "let a manager end what is %s",
    (state) => {
      const manager = actorOf("manager");
      const open = (now: ReturnState) =>
        RETURN_ACTS.filter((act) => isLegal(act, now) && mayAct(manager, act)).map(leadsTo);
      const seen = new Set<ReturnState>([state]);
      for (const now of seen) for (const next of open(now)) seen.add(next);
      expect([...seen].some(isEnd)).toBe(true);
    },
  );
});

it.each([
  ["asked", null, ["approve", "refuse"]],
  ["approved", true, ["receive", "refuse", "settle"]],
  ["approved", false, ["settle", "refuse", "receive"]],
  ["received", null, ["inspect"]],
  ["inspected", true, ["settle"]],
] as const)("%s, coming back %s: %j", (state, comesBack, acts) => {
  expect(openActs(state, comesBack)).toEqual(acts);
});

it.each([
  ["support", []],
  ["fulfilment", ["receive", "inspect"]],
  ["manager", [...RETURN_ACTS]],
  ["customer", []],
  ["visitor", []],
] as const)("%s may %j", (role, acts) => {
  expect(RETURN_ACTS.filter((act) => mayAct(actorOf(role), act))).toEqual(acts);
});
