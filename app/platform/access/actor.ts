/** Anyone who can act. Roles are read from `user_roles` on every request. */
export type Actor = { kind: "visitor" } | UserActor | KeyActor | { kind: "system"; name: string };

/** A program with an API key. Its abilities are those that the operations in its scopes ask for. */
export type KeyActor = {
  kind: "key";
  keyId: string;
  /** Unique among active keys, so the log names the key by it. */
  name: string;
  scopes: readonly string[];
  abilities: readonly string[];
};

export type UserActor = {
  kind: "user";
  userId: string;
  email: string;
  roles: readonly Role[];
  session?: ActorSession | undefined;
  /** Staff who must add an authenticator app or a passkey before they use the back-office. */
  owesFactor?: boolean;
};

/** `provenAt` is null for users who have not proved who they are, as after a mailed link. */
export type ActorSession = { id: string; provenAt: Date | null };

export const STAFF_ROLES = [
  "admin",
  "manager",
  "support",
  "fulfilment",
  "clinician",
  "marketing",
] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];
export type Role = StaffRole | "customer";

/** Stored roles may come from another version of the shop. */
export function isRole(text: string): text is Role {
  return text === "customer" || STAFF_ROLES.some((role) => role === text);
}

export const VISITOR: Actor = { kind: "visitor" };

export function systemActor(name: string): Actor {
  return { kind: "system", name };
}

export function isStaff(actor: Actor): boolean {
  return actor.kind === "user" && actor.roles.some((role) => STAFF_ROLES.some((it) => it === role));
}

export function actorId(actor: Actor): string {
  if (actor.kind === "user") return actor.userId;
  return actor.kind === "visitor" ? "visitor" : actor.name;
}
