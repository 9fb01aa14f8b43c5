import type { Actor, UserActor } from "#app/platform/access/actor.ts";

/** Only a clinician decides. No other role may, not even the owner. */
export function isClinician(actor: Actor): actor is UserActor {
  return actor.kind === "user" && actor.roles.includes("clinician");
}
