import type { Actor } from "./actor.ts";

/** For this long after a proof, users may do what a thief of their session must not. */
export const PROOF_MINUTES = 15;

/** Trusts the session's row only, never the browser. The system's own acts need no proof. */
export function hasFreshProof(actor: Actor, now: Date): boolean {
  if (actor.kind !== "user") return actor.kind === "system";
  const provenAt = actor.session?.provenAt;
  if (!provenAt) return false;
  return now.getTime() - provenAt.getTime() <= PROOF_MINUTES * 60_000;
}
