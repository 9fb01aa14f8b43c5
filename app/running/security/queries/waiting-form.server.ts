import { and, eq, gt } from "drizzle-orm";
import { validate } from "uuid";
import { addMinutes } from "#app/lib/dates.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { PROOF_MINUTES } from "#app/platform/access/fresh-proof.ts";
import { waitingForms } from "../tables.server.ts";

/** The actor's own form, if it has not expired. */
export const isOwnForm = ({ actor, now }: Ctx, formId: string) =>
  and(
    eq(waitingForms.id, formId),
    eq(waitingForms.userId, actorId(actor)),
    gt(waitingForms.createdAt, addMinutes(now, -PROOF_MINUTES)),
  );

export async function findWaitingForm(ctx: Ctx, formId: string) {
  if (!validate(formId)) return undefined;
  const [form] = await ctx.db
    .select({ id: waitingForms.id, backTo: waitingForms.backTo })
    .from(waitingForms)
    .where(isOwnForm(ctx, formId));
  return form;
}
