import type { RefillOutcome } from "./decide-refill.ts";
import type { Day } from "./days.ts";
import { askedFrom } from "./refill-need.ts";

export type LastCheckIn = {
  id: string;
  dueOn: Day;
  answeredOn: Day;
  outcome: RefillOutcome;
  isInCart: boolean;
};

export type RefillFacts = {
  isRunning: boolean;
  neededOn: Day | undefined;
  arrivesBy: Day;
  skippedUntil: Day | null;
  last: LastCheckIn | undefined;
  today: Day;
};

export type RefillState =
  | { kind: "none" }
  /** The day of the refill is known, but it is too early to ask. */
  | { kind: "ahead"; dueOn: Day; askedFrom: Day }
  | { kind: "due"; dueOn: Day }
  | { kind: "skipped"; dueOn: Day; until: Day }
  | {
      kind: "talk" | "urgent" | "ready" | "in_cart";
      dueOn: Day;
      checkInId: string;
      mayAnswer: boolean;
    };

/**
 * The state of a course's refill on a day. A check-in is valid for its due date, and for a date
 * that moved while its own is still ahead. A customer who was sent to a clinician can answer again
 * from the next day on.
 */
export function refillState(facts: RefillFacts): RefillState {
  const { isRunning, neededOn: dueOn, arrivesBy, skippedUntil, last, today } = facts;
  if (!isRunning || dueOn === undefined) return { kind: "none" };
  const from = askedFrom({ neededOn: dueOn, arrivesBy, today });
  const isSkipped = skippedUntil !== null && today < skippedUntil && from <= today;
  if (isSkipped) return { kind: "skipped", dueOn, until: skippedUntil };
  if (last && (last.dueOn === dueOn || today < last.dueOn)) {
    const kind = last.outcome === "ready" && last.isInCart ? "in_cart" : last.outcome;
    const mayAnswer = last.outcome !== "ready" && today > last.answeredOn;
    return { kind, dueOn, checkInId: last.id, mayAnswer };
  }
  if (from > today) return { kind: "ahead", dueOn, askedFrom: from };
  return { kind: "due", dueOn };
}

/** The owner has something to do for the refill. */
export const asksForRefill = ({ kind }: RefillState): boolean =>
  kind === "due" || kind === "ready" || kind === "talk" || kind === "urgent";

export const mayCheckIn = (state: RefillState): boolean =>
  state.kind === "due" || ("mayAnswer" in state && state.mayAnswer);

/** This refill can be skipped: we ask about it, and it is not in the cart yet. */
export const mayLeaveOut = (
  state: RefillState,
): state is Extract<RefillState, { kind: "due" | "talk" | "urgent" | "ready" }> =>
  asksForRefill(state);
