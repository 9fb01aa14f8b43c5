import type { Actor } from "#app/platform/access/actor.ts";
import { may, type Ability } from "#app/platform/access/may.ts";
import type { ReturnState } from "./return-terms.ts";

export const RETURN_ACTS = ["approve", "refuse", "receive", "inspect", "settle"] as const;
export type ReturnAct = (typeof RETURN_ACTS)[number];

type Move = { from: readonly ReturnState[]; to: ReturnState; needs: readonly Ability[] };

/**
 * The only table of allowed moves. An approved return is settled without its goods if a photo is
 * enough, or if they never arrive. Received goods are settled with or without a refund.
 */
const MOVES: Record<ReturnAct, Move> = {
  approve: { from: ["asked"], to: "approved", needs: ["orders:write"] },
  refuse: { from: ["asked", "approved"], to: "refused", needs: ["orders:write"] },
  receive: { from: ["approved"], to: "received", needs: ["orders:fulfil"] },
  inspect: { from: ["received"], to: "inspected", needs: ["orders:fulfil", "stock:write"] },
  settle: { from: ["approved", "inspected"], to: "settled", needs: ["orders:refund"] },
};

export function leadsTo(act: ReturnAct): ReturnState {
  return MOVES[act].to;
}

/** Ignores the actor's rights. */
export function isLegal(act: ReturnAct, state: ReturnState): boolean {
  return MOVES[act].from.includes(state);
}

/** Ignores the return's state. */
export function mayAct(actor: Actor, act: ReturnAct): boolean {
  return MOVES[act].needs.every((ability) => may(actor, ability));
}

/** The acts that are possible now, the usual one first. */
export function openActs(state: ReturnState, comesBack: boolean | null): ReturnAct[] {
  const acts = RETURN_ACTS.filter((act) => isLegal(act, state));
  const first: ReturnAct = comesBack ? "receive" : "settle";
  return state === "approved" ? [first, ...acts.filter((act) => act !== first)] : acts;
}

/** Staff who answer buyers may request returns for them. So may staff who manage or pack orders. */
export function mayAskForBuyer(actor: Actor): boolean {
  return (["tickets:write", "orders:write", "orders:fulfil"] as const).some((ability) =>
    may(actor, ability),
  );
}
