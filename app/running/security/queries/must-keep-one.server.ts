import { loadSettings } from "#app/running/settings/queries.server.ts";
import { isStaff } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { isLastOfRequired } from "../rules/second-step.ts";
import { countFactors } from "./factors.server.ts";

/** Whether the actor must have a second step and has only one left. */
export async function mustKeepOne({ actor, db }: Pick<Ctx, "actor" | "db">): Promise<boolean> {
  if (actor.kind !== "user" || !isStaff(actor)) return false;
  const { require_2fa: required } = await loadSettings(db);
  return required && isLastOfRequired(await countFactors(db, actor.userId));
}
