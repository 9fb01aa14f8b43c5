import type { Db } from "../database/db.server.ts";
import type { Sealers } from "../http/sealer.server.ts";
import type { Actor, UserActor } from "./actor.ts";

/** The context of a command: who acts, when, and where it writes. A command reads none of it elsewhere. */
export type Ctx = {
  db: Db;
  actor: Actor;
  now: Date;
  ids: IdSource;
  /** What the shop signs and seals with its secret. */
  sealers: Sealers;
  /** Why a command acts, for its entries in the log that give no reason of their own. */
  reason?: string;
};

export type IdSource = {
  /** A UUIDv7: sorts by time, so indexes stay dense. */
  newId(): string;
  /** 256 random bits, URL-safe: cookies and capability links. */
  newToken(): string;
};

/** The account that acts, on a page that the policy table opens to accounts alone. */
export function signedIn({ actor }: Pick<Ctx, "actor">): UserActor {
  if (actor.kind !== "user") throw new Error("the policy table let a visitor in");
  return actor;
}
