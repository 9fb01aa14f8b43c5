import type { RequestState } from "./clearance-terms.ts";

/** What can become of a request, by a clinician, its buyer or time. */
export const REQUEST_ACTS = ["approve", "decline", "talk", "withdraw", "expire"] as const;
export type RequestAct = (typeof REQUEST_ACTS)[number];

/**
 * The one table of legal moves. An approval can be taken back by declining it. Whatever is declined,
 * withdrawn or expired is over: who still wants the product asks anew.
 */
const MOVES: Record<RequestAct, { from: readonly RequestState[]; to: RequestState }> = {
  approve: { from: ["asked", "to_talk"], to: "approved" },
  decline: { from: ["asked", "to_talk", "approved"], to: "declined" },
  talk: { from: ["asked"], to: "to_talk" },
  withdraw: { from: ["asked", "to_talk", "approved"], to: "withdrawn" },
  expire: { from: ["asked", "to_talk", "approved"], to: "expired" },
};

export function leadsTo(act: RequestAct): RequestState {
  return MOVES[act].to;
}

export function isLegal(act: RequestAct, state: RequestState): boolean {
  return MOVES[act].from.includes(state);
}

/** Nothing follows any more. */
export function isOver(state: RequestState): boolean {
  return REQUEST_ACTS.every((act) => !isLegal(act, state));
}

/** It waits for a decision, so its buyer can't ask for the same product again. */
export function isOpen(state: RequestState): boolean {
  return state === "asked" || state === "to_talk";
}
