import { href } from "react-router";
import { formatDate, formatDay, shopDay } from "#app/lib/dates.ts";
import { hasBought } from "#app/modules/customers/queries/has-bought.server.ts";
import { customerOfUser } from "#app/modules/customers/queries/customer.server.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { hasAgreed } from "../queries/has-agreed.server.ts";
import { boughtVials } from "../queries/bought-vials.server.ts";
import { calendarOf } from "../queries/calendar.server.ts";
import { instructionsOf } from "../queries/instructions.server.ts";
import {
  dosesOf,
  effectsOf,
  endedPlans,
  openPlans,
  vialsOf,
} from "../queries/own-course.server.ts";
import { spanOfEnded } from "../queries/span-of-ended.server.ts";
import { courseToken } from "../rules/course-links.ts";
import type { Day } from "../rules/days.ts";
import { courseConsentWording, courseMessages } from "../texts/shopper.ts";
import { showDose } from "../views/show-dose.ts";
import { showEffects } from "../views/show-effects.ts";
import { showPlan } from "../views/show-plan.ts";
import { showStarts } from "../views/show-starts.ts";
import { showUnopened } from "../views/show-unopened.ts";

/** Doses that the page lists; the file has all. */
const LISTED = 12;

/** All of somebody's course, or what stands in its place before it. */
export async function showCourse({ ctx, env }: RequestContext) {
  const { actor, db, now, ids } = ctx;
  if (actor.kind !== "user") throw new Error("the policy table let a visitor in");
  const today = shopDay(now);
  if (!(await hasBought(ctx))) return { kind: "locked" } as const;
  if (!(await hasAgreed(ctx, actor.userId))) {
    const { site_name } = await loadSettings(db);
    return { kind: "consent", wording: courseConsentWording(site_name) } as const;
  }
  const { userId } = actor;
  const customer = await customerOfUser(db, userId);
  const bought = customer ? await boughtVials(db, customer.id) : [];
  const plans = await openPlans(db, userId);
  const calendar = await calendarOf(db, userId);
  const shown = await Promise.all(
    plans.map(async (open) => {
      const { plan, doses } = await planToday(db, open, today);
      return {
        ...plan,
        unopened: showUnopened(bought, open.plan.productId, plan.mixing),
        doses: doses.slice(0, LISTED).map(showDose),
        doseCount: doses.length,
      };
    }),
  );
  return {
    kind: "course",
    today,
    todayText: formatDay(today),
    plans: shown,
    ended: await showEnded(db, userId),
    starts: showStarts(bought, await instructionsOf(db, userId), plans, today),
    effects: (await effectsOf(db, userId)).map(showEffects),
    calendar:
      calendar &&
      `${env.appUrl}${href("/calendar/:token", { token: courseToken(ctx, calendar.id, "calendar of a course") })}`,
    /** Make what is sent twice one. */
    keys: { start: ids.newId(), vial: ids.newId(), felt: ids.newId() },
  } as const;
}

/** Courses that were stopped, with the newest of their doses. */
async function showEnded(db: Db, userId: string) {
  const ended = (await endedPlans(db, userId)).slice(0, LISTED);
  return Promise.all(
    ended.map(async ({ plan, product }) => {
      const [doses, span] = await Promise.all([dosesOf(db, plan.id), spanOfEnded(db, plan)]);
      if (!span) throw new Error(`the plan ${plan.id} goes on`);
      return {
        id: plan.id,
        product,
        span: courseMessages.ended.span(formatDate(span.first), formatDate(span.last)),
        doses: doses.slice(0, LISTED).map(showDose),
        doseCount: doses.length,
      };
    }),
  );
}

type Open = Awaited<ReturnType<typeof openPlans>>[number];

/** A plan with its doses, as it stands on a day. */
export async function planToday(db: Db, open: Open, today: Day) {
  const [doses, vials] = await Promise.all([dosesOf(db, open.plan.id), vialsOf(db, open.plan.id)]);
  return { plan: showPlan({ open, doses, vials }, today), doses, vials };
}

export type ShownCourse = Extract<Awaited<ReturnType<typeof showCourse>>, { kind: "course" }>;
