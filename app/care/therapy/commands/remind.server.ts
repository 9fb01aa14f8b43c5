import { eq } from "drizzle-orm";
import { href } from "react-router";
import { shopDay, shopMinute } from "#app/lib/dates.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { noteSent } from "#app/running/automations/commands/note-sent.server.ts";
import { automationOf } from "#app/running/automations/queries/automations.server.ts";
import { daysIn } from "#app/running/automations/rules/automation-terms.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { ReminderMail } from "../emails/reminder-mail.tsx";
import { courseOf, dosesOf, type OpenPlan } from "../queries/own-course.server.ts";
import { refillOf } from "../queries/refill.server.ts";
import { courseToken } from "../rules/course-links.ts";
import { plusDays, type Day } from "../rules/days.ts";
import { askedFrom } from "../rules/refill-need.ts";
import { nextDose } from "../rules/next-dose.ts";
import { doseInstructions, therapyPlans } from "../tables.server.ts";
import { refillMail as refill, reminderMail as say } from "../texts/mail.ts";

const PAGE = href("/portal/therapy");

/**
 * Mails the reminder of a plan once on the day of its dose, and of a refill when it is due. No mail
 * is sent while the plan is paused, after the dose is logged, or when the owner chose a later hour
 * in the meantime.
 */
export async function remind(ctx: JobCtx, planId: string): Promise<void> {
  const today = shopDay(ctx.now);
  await ctx.db.transaction(async (db) => {
    const [found] = await db
      .select({
        plan: therapyPlans,
        slug: products.slug,
        compound: products.compound,
        route: products.route,
        form: products.form,
        product: products.name,
        isSold: products.isActive,
        instruction: doseInstructions,
        email: user.email,
      })
      .from(therapyPlans)
      .innerJoin(products, eq(products.id, therapyPlans.productId))
      .innerJoin(user, eq(user.id, therapyPlans.userId))
      .leftJoin(doseInstructions, eq(doseInstructions.id, therapyPlans.instructionId))
      .where(eq(therapyPlans.id, planId))
      .for("update", { of: therapyPlans });
    const hour = found?.plan.reminderHour ?? null;
    const course = found && courseOf(found);
    if (!course || hour === null || found.plan.state !== "active") return;
    if (found.plan.remindedOn === today || shopMinute(ctx.now) < hour * 60) return;
    await db.update(therapyPlans).set({ remindedOn: today }).where(eq(therapyPlans.id, planId));
    const { appUrl } = ctx.links;
    const stop = `${appUrl}/stop-reminders/${courseToken(ctx, planId, "end of reminders")}`;
    const mail = { ...ctx, db };
    const doses = await dosesOf(db, planId);
    const next = nextDose({ course, startsOn: found.plan.startsOn, doses }, today);
    if (!("ended" in next) && next.dueOn === today) {
      await queueShopMail(mail, {
        kind: "therapy-reminder",
        values: {},
        dedupeKey: `dose-reminder:${planId}:${today}`,
        to: found.email,
        text: { topic: "dose", userId: found.plan.userId, body: say.sms, page: PAGE },
        subject: say.subject,
        unsubscribeUrl: stop,
        purpose: "service",
        template: ReminderMail,
        props: { say, action: { label: say.open, href: `${appUrl}/portal` }, stop },
      });
    }
    await remindOfRefill(mail, { open: { ...found, course }, email: found.email, stop });
  });
}

type OfRefill = { open: OpenPlan; email: string; stop: string };

/**
 * Mails once per refill: on the first day of the check-in, or as many days later as the owner set,
 * and never once it is answered. While these reminders are off, no mail is recorded either.
 */
async function remindOfRefill(ctx: JobCtx, { open, email, stop }: OfRefill): Promise<void> {
  const { state, arrivesBy, today } = await refillOf(ctx, open);
  const { id: planId, refillMailedFor } = open.plan;
  const ofPlan = eq(therapyPlans.id, planId);
  const { isOn, ...delay } = await automationOf(ctx.db, "refill_due");
  const mayRemind = (neededOn: Day) =>
    isOn && today >= plusDays(askedFrom({ neededOn, arrivesBy, today }), daysIn(delay));
  if (state.kind === "due" && refillMailedFor === null && mayRemind(state.dueOn)) {
    await ctx.db.update(therapyPlans).set({ refillMailedFor: state.dueOn }).where(ofPlan);
    const { appUrl } = ctx.links;
    await queueShopMail(ctx, {
      kind: "therapy-refill",
      purpose: "service",
      values: {},
      dedupeKey: `refill-reminder:${planId}:${state.dueOn}`,
      to: email,
      text: { topic: "dose", userId: open.plan.userId, body: refill.sms, page: PAGE },
      subject: refill.subject,
      unsubscribeUrl: stop,
      template: ReminderMail,
      props: { say: refill, action: { label: refill.open, href: `${appUrl}/portal` }, stop },
    });
    await noteSent(ctx, { key: "refill_due", cause: `${planId} ${state.dueOn}`, email });
  }
  const isOver = state.kind === "none" || state.kind === "ahead" || state.kind === "skipped";
  if (isOver && refillMailedFor !== null) {
    await ctx.db.update(therapyPlans).set({ refillMailedFor: null }).where(ofPlan);
  }
}
