import { shopDay } from "#app/lib/dates.ts";
import { hasBought } from "#app/selling/orders/queries/has-bought.server.ts";
import { ownerMark } from "#app/care/wellness/queries/owner-mark.server.ts";
import { signedIn, type Ctx } from "#app/platform/access/ctx.server.ts";
import { hasAgreed } from "../../queries/has-agreed.server.ts";
import { dosesOf, openPlans } from "../../queries/own-course.server.ts";
import { vialsOf } from "../../queries/vials.server.ts";
import { offlinePlan } from "../../views/offline-plan.ts";

/**
 * The data that the actor's browser may keep to log doses offline: only plans whose owner was shown
 * how to draw a dose, and nothing without consent.
 */
export async function courseOffline(ctx: Ctx) {
  const { db, now } = ctx;
  const { userId } = signedIn(ctx);
  if (!(await hasBought(ctx)) || !(await hasAgreed(ctx, userId))) return { open: null };
  const today = shopDay(now);
  const shown = (await openPlans(db, userId)).filter(({ plan }) => plan.shownAt !== null);
  if (shown.length === 0) return { open: null };
  const plans = await Promise.all(
    shown.map(async (open) => {
      const { id } = open.plan;
      const [doses, vials] = await Promise.all([dosesOf(db, id), vialsOf(db, id)]);
      return offlinePlan({ open, doses, vials }, today);
    }),
  );
  return { open: { owner: ownerMark(ctx, userId), keptOn: today, plans } };
}
