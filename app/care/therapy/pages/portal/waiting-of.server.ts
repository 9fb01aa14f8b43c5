import { ownerMark } from "#app/care/wellness/queries/owner-mark.server.ts";
import { signedIn, type Ctx } from "#app/platform/access/ctx.server.ts";
import { openPlans } from "../../queries/own-course.server.ts";

/** What a page needs to show doses that wait in the browser: whose they are, and of which product. */
export async function waitingOf(ctx: Ctx) {
  const { db } = ctx;
  const { userId } = signedIn(ctx);
  const plans = await openPlans(db, userId);
  const names = Object.fromEntries(plans.map(({ plan, product }) => [plan.id, product]));
  return { owner: ownerMark(ctx, userId), names };
}
