import type { Actor } from "#app/platform/access/actor.ts";
import { healthScope } from "#app/platform/access/health-scope.ts";
import { may } from "#app/platform/access/may.ts";
import { isAboutHealth } from "./mail-kinds.ts";

/** Whether staff may read the content of a mail to a customer. */
export function mayReadMail(actor: Actor, kind: string | null): boolean {
  if (!may(actor, "customers:write")) return false;
  return !isAboutHealth(kind) || healthScope(actor)?.kind === "all";
}
