import { ownerMark } from "#app/care/wellness/queries/owner-mark.server.ts";
import { signedIn, type Ctx } from "#app/platform/access/ctx.server.ts";
import { openPlans } from "../../queries/own-course.server.ts";

/**
 * The owner's mark and the product names that a page needs to show doses waiting in the browser.
 */
export async function waitingOf(ctx: Ctx) {
  const { db } = ctx;
  const { userId } = signedIn(ctx);
  const plans = await openPlans(db, userId);
  const names = Object.fromEntries(plans.map(({ plan, product }) => [plan.id, product]));
  return { owner: ownerMark(ctx, userId), names };
}
