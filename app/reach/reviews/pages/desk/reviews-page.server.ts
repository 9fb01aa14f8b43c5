import { formatDateTime } from "#app/lib/dates.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { reviewAdminMessages as say } from "../../texts/staff.ts";

export async function whoDecided(ctx: Ctx, reviewId: string): Promise<string> {
  const subject = { type: "review", id: reviewId };
  for (const status of ["published", "rejected"] as const) {
    const change = await lastChange(ctx.db, subject, `review.${status}`);
    if (!change) continue;
    const who = change.actorId === actorId(ctx.actor) ? say.you : change.by;
    return say.decided[status](who, formatDateTime(change.at));
  }
  return say.gone;
}
