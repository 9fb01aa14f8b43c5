import type { Actor, UserActor } from "#app/platform/access/actor.ts";

/** Only a clinician decides: no other role stands in for one, not even the owner's. */
export function isClinician(actor: Actor): actor is UserActor {
  return actor.kind === "user" && actor.roles.includes("clinician");
}
