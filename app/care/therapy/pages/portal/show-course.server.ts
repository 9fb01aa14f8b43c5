import { href } from "react-router";
import { formatDay, shopDay } from "#app/lib/dates.ts";
import { hasBought } from "#app/selling/orders/queries/has-bought.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { hasCheckIns } from "../../queries/has-check-ins.server.ts";
import { hasAgreed } from "../../queries/has-agreed.server.ts";
import { boughtVialsOf } from "../../queries/vials.server.ts";
import { calendarOf } from "../../queries/calendar.server.ts";
import { instructionsOf } from "../../queries/instructions.server.ts";
import { openPlans } from "../../queries/own-course.server.ts";
import { courseToken } from "../../rules/course-links.ts";
import { courseConsentWording } from "../../texts/shopper.ts";
import { showDose } from "../../views/show-dose.ts";
import { showStarts } from "../../views/show-starts.ts";
import { showUnopened } from "../../views/show-unopened.ts";
import { ownEffects } from "./own-effects.server.ts";
import { planToday } from "./plan-today.server.ts";
import { showEnded } from "./show-ended.server.ts";

/** The number of doses on the page; the file has all. */
const LISTED = 12;

const isUnsafe = (vial: { recalled: string | undefined; isExpired: boolean }) =>
  vial.recalled !== undefined || vial.isExpired;

/** A customer's whole course, or what the page shows before there is one. */
export async function showCourse({ ctx, env }: RequestContext) {
  const { db, now, ids } = ctx;
  const { userId } = signedIn(ctx);
  const today = shopDay(now);
  if (!(await hasBought(ctx))) return { kind: "locked" } as const;
  if (!(await hasAgreed(ctx, userId))) {
    const { site_name } = await loadSettings(db);
    return { kind: "consent", wording: courseConsentWording(site_name) } as const;
  }
  const bought = await boughtVialsOf(db, userId);
  const plans = await openPlans(db, userId);
  const calendar = await calendarOf(db, userId);
  const shown = await Promise.all(
    plans.map(async (open) => {
      const { plan, doses } = await planToday(ctx, open, today);
      return {
        ...plan,
        unsafeVials: plan.oldVials.filter(isUnsafe),
        oldVials: plan.oldVials.filter((vial) => !isUnsafe(vial)),
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
    ended: await showEnded(ctx, userId, LISTED),
    starts: showStarts(bought, await instructionsOf(db, userId), plans, today),
    effects: await ownEffects(db, userId),
    hasCheckIns: await hasCheckIns(db, userId),
    calendar:
      calendar &&
      `${env.appUrl}${href("/calendar/:token", { token: courseToken(ctx, calendar.id, "calendar of a course") })}`,
    /** Forms with these keys that are sent twice are stored once. */
    keys: { start: ids.newId(), vial: ids.newId(), felt: ids.newId() },
  } as const;
}

export type ShownCourse = Extract<Awaited<ReturnType<typeof showCourse>>, { kind: "course" }>;
