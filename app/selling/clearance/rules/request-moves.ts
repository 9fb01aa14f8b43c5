import type { RequestState } from "./clearance-terms.ts";

/** Acts on a request, by a clinician, its buyer or time. */
export const REQUEST_ACTS = ["approve", "decline", "talk", "withdraw", "expire"] as const;
export type RequestAct = (typeof REQUEST_ACTS)[number];

/**
 * The only table of allowed moves. Declining an approval takes it back. A declined, withdrawn or
 * expired request is over: a buyer who still wants the product sends a new one.
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

/** No act is possible any more. */
export function isOver(state: RequestState): boolean {
  return REQUEST_ACTS.every((act) => !isLegal(act, state));
}

/** Waits for a decision, so the buyer cannot request the same product again. */
export function isOpen(state: RequestState): boolean {
  return state === "asked" || state === "to_talk";
}
