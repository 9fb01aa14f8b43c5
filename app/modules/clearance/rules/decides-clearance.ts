import type { Actor } from "#app/platform/access/actor.ts";

type User = Extract<Actor, { kind: "user" }>;

/** Only a clinician decides: no other role stands in for one, not even the owner's. */
export function isClinician(actor: Actor): actor is User {
  return actor.kind === "user" && actor.roles.includes("clinician");
}
