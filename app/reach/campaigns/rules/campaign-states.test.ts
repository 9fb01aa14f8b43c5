import fc from "fast-check";
import { expect, test } from "vitest";
import {
  CAMPAIGN_STATES,
  MOVES,
  mayMove,
  type CampaignMove,
  type CampaignState,
} from "./campaign-states.ts";

const ENDS: readonly CampaignState[] = ["sent", "cancelled", "stopped", "failed"];
const MOVE_NAMES = Object.keys(MOVES).filter((name): name is CampaignMove => name in MOVES);
const next = (state: CampaignState) =>
  MOVE_NAMES.filter((move) => mayMove(move, state)).map((move) => MOVES[move].to);

/** All states that can come after it. */
function reachable(from: CampaignState): Set<CampaignState> {
  const seen = new Set<CampaignState>([from]);
  for (const state of seen) for (const after of next(state)) seen.add(after);
  return seen;
}

test.each(CAMPAIGN_STATES)("from %s there is a way to an end", (state) => {
  expect([...reachable(state)].filter((one) => ENDS.includes(one))).not.toEqual([]);
});

test("nothing leads out of an end, and every state can be reached", () => {
  expect(ENDS.flatMap(next)).toEqual([]);
  expect([...reachable("draft")].toSorted()).toEqual([...CAMPAIGN_STATES].toSorted());
});

test("whatever is done in whatever order, nothing is sent that was not scheduled before", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...MOVE_NAMES), { maxLength: 30 }), (moves) => {
      let state: CampaignState = "draft";
      const path: CampaignState[] = [];
      for (const move of moves) {
        if (!mayMove(move, state)) continue;
        state = MOVES[move].to;
        path.push(state);
      }
      const sending = path.indexOf("sending");
      const sent = path.indexOf("sent");
      expect(sending === -1 || path.slice(0, sending).includes("scheduled")).toBe(true);
      expect(sent === -1 || path.slice(0, sent).includes("sending")).toBe(true);
    }),
  );
});
