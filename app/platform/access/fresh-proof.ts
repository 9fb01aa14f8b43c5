import type { Actor } from "./actor.ts";

/** So long after somebody proved who they are they may do what a thief of the session must not. */
export const PROOF_MINUTES = 15;

/** By the session's row, never by what a browser says. The system's own acts need none. */
export function hasFreshProof(actor: Actor, now: Date): boolean {
  if (actor.kind !== "user") return actor.kind === "system";
  const provenAt = actor.session?.provenAt;
  if (!provenAt) return false;
  return now.getTime() - provenAt.getTime() <= PROOF_MINUTES * 60_000;
}
