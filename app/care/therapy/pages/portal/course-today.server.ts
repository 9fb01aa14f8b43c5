import { shopDay } from "#app/lib/dates.ts";
import { hasBought } from "#app/selling/orders/queries/has-bought.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hasAgreed } from "../../queries/has-agreed.server.ts";
import { openPlans } from "../../queries/own-course.server.ts";
import { planToday } from "./plan-today.server.ts";
import { waitingOf } from "./waiting-of.server.ts";

/**
 * A customer's plans for today, or the way to begin one. Customers who never bought get nothing.
 */
export async function courseToday(ctx: Ctx) {
  const { actor, db, now } = ctx;
  if (actor.kind !== "user" || !(await hasBought(ctx))) return { kind: "none" } as const;
  if (!(await hasAgreed(ctx, actor.userId))) return { kind: "begin" } as const;
  const today = shopDay(now);
  const open = await openPlans(db, actor.userId);
  if (open.length === 0) return { kind: "begin" } as const;
  const plans = await Promise.all(open.map((each) => planToday(ctx, each, today)));
  return {
    kind: "plans",
    waiting: await waitingOf(ctx),
    plans: plans.map(({ plan }) => plan),
  } as const;
}
