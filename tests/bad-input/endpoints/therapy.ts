import { isDay } from "#app/lib/is-day.ts";
import { shareCalendar } from "#app/care/therapy/commands/share-calendar.server.ts";
import { feltField } from "#app/care/therapy/views/box-fields.ts";
import { calendarOf } from "#app/care/therapy/queries/calendar.server.ts";
import { courseToken } from "#app/care/therapy/rules/course-links.ts";
import { FELT } from "#app/care/therapy/rules/felt.ts";
import { SITES } from "#app/care/therapy/rules/rotate-sites.ts";
import { ownerMark } from "#app/care/wellness/queries/owner-mark.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import type { Call, Some } from "../call.ts";
import { anything, choice, id, line, optional, secret, type Fields } from "../fields.ts";
import type { Shop } from "../shop.ts";
import {
  productOf,
  cleared,
  agreed,
  started,
  unopened,
  withVial,
  logged,
  noted,
  stopped,
  today,
} from "./course-steps.ts";

export const day = (valid: string) => ({
  ...line(valid),
  mayBe: (text: string) => isDay(text.trim()),
});
/** Milligrams that the plan of the tests could be taken by. */
export const milligrams = {
  ...line("2.5"),
  mayBe: (text: string) => /^\s*\d+([.,]\d+)?\s*$/.test(text),
};
const hour = optional({
  ...line("8"),
  mayBe: (text) => /^\s*\d{1,2}\s*$/.test(text) && Number(text) >= 6 && Number(text) <= 22,
});

const onPlan =
  (intent: string, fields: Fields = {}) =>
  async (shop: Shop): Promise<Call> => {
    const { planId } = await started(shop);
    const version = secret("1");
    return {
      as: "customer",
      fields: { intent: choice(intent), planId: id(planId), version, ...fields },
    };
  };

const doseFields = {
  amount: milligrams,
  takenOn: day(today()),
  vialId: optional(line("")),
  site: optional(choice("", ...SITES)),
};

export const box = { ...optional(choice("yes")), valid: "" };
const boxes = Object.fromEntries(FELT.map((each) => [feltField(each), box]));

export const therapy = {
  "/portal/therapy": {
    GET: async (shop) => {
      await withVial(shop);
      return { as: "customer" };
    },
    POST: {
      agree: async (shop) => {
        await cleared(shop);
        return { as: "customer", fields: { intent: choice("agree"), agreed: choice("yes") } };
      },
      start: async (shop) => {
        await agreed(shop);
        const fields = { id: id(systemIds.newId()), productId: id(await productOf(shop)) };
        const startsOn = day(today());
        return {
          as: "customer",
          fields: { intent: choice("start"), ...fields, startsOn, reminderHour: hour },
        };
      },
      "open-vial": async (shop) => {
        const { planId } = await started(shop);
        const { orderItemId, lotId } = await unopened(shop.db);
        const value = [orderItemId, lotId].filter(Boolean).join(" ");
        return {
          as: "customer",
          fields: {
            intent: choice("open-vial"),
            id: id(systemIds.newId()),
            planId: id(planId),
            vial: { ...secret(value), mayBe: (text) => text.startsWith(orderItemId) },
            mixedOn: day(today()),
          },
        };
      },
      discard: async (shop) => {
        const { vialId } = await withVial(shop);
        return { as: "customer", fields: { intent: choice("discard"), vialId: id(vialId) } };
      },
      reopen: async (shop) => {
        const planId = await stopped(shop);
        return { as: "customer", fields: { intent: choice("reopen"), planId: id(planId) } };
      },
    },
  },
  "/portal/therapy/log": {
    GET: async (shop) => {
      await withVial(shop);
      return { as: "customer" };
    },
  },
  "/portal/therapy/settings": {
    GET: async (shop) => {
      await withVial(shop);
      return { as: "customer" };
    },
    POST: {
      raise: async (shop) => {
        const call = await onPlan("raise")(shop);
        await shop.pool.query(
          `insert into therapy_doses (id, user_id, plan_id, micrograms, taken_on, logged_at)
           select gen_random_uuid(), user_id, id, 2500, current_date - weeks * 7, now()
           from therapy_plans, generate_series(1, 4) weeks where id = $1`,
          [call.fields?.["planId"]?.valid],
        );
        return call;
      },
      lower: async (shop) => {
        const call = await onPlan("lower")(shop);
        const planId = call.fields?.["planId"]?.valid;
        await shop.pool.query("update therapy_plans set step = 1 where id = $1", [planId]);
        return call;
      },
      pause: onPlan("pause"),
      stop: onPlan("stop"),
      "go-on": onPlan("go-on", { nextOn: day(today()) }),
      remind: onPlan("remind", { reminderHour: hour }),
      share: async (shop) => {
        await agreed(shop);
        return { as: "customer", fields: { intent: choice("share") } };
      },
      unshare: async (shop) => {
        await shareCalendar(await agreed(shop), true);
        return { as: "customer", fields: { intent: choice("unshare") } };
      },
      withdraw: async (shop) => {
        await started(shop);
        return { as: "customer", fields: { intent: choice("withdraw"), sure: choice("yes") } };
      },
    },
  },
  "/portal/therapy/:planId/dose": {
    GET: async (shop) => {
      const { planId } = await withVial(shop);
      return { as: "customer", params: { planId: id(planId) }, query: { past: anything("") } };
    },
    POST: {
      seen: async (shop) => {
        const { planId } = await started(shop);
        return {
          as: "customer",
          params: { planId: id(planId) },
          fields: { intent: choice("seen"), version: secret("1") },
        };
      },
      log: async (shop) => {
        const { planId } = await started(shop);
        await shop.pool.query("update therapy_plans set shown_at = now() where id = $1", [planId]);
        return {
          as: "customer",
          params: { planId: id(planId) },
          fields: { intent: anything("log"), id: id(systemIds.newId()), ...doseFields },
        };
      },
    },
  },
  "/portal/therapy/doses": {
    POST: {
      send: async (shop) => {
        const { planId, owner } = await started(shop);
        const mark = secret(ownerMark(owner, owner.actor.userId));
        const ids = { planId: id(planId), id: id(systemIds.newId()) };
        return { as: "customer", fields: { ...ids, owner: mark, ...doseFields } };
      },
    },
  },
  "/portal/therapy/offline": {
    GET: async (shop) => {
      const { planId } = await withVial(shop);
      await shop.pool.query("update therapy_plans set shown_at = now() where id = $1", [planId]);
      return { as: "customer" };
    },
  },
  "/portal/therapy/doses/:doseId": {
    GET: async (shop) => ({ as: "customer", params: { doseId: id(await logged(shop)) } }),
    POST: {
      save: async (shop) => ({
        as: "customer",
        params: { doseId: id(await logged(shop)) },
        fields: { intent: choice("save"), version: secret("1"), ...doseFields },
      }),
      remove: async (shop) => ({
        as: "customer",
        params: { doseId: id(await logged(shop)) },
        fields: { intent: choice("remove"), version: secret("1") },
      }),
    },
  },
  "/portal/therapy/effects": {
    GET: async (shop) => {
      await noted(shop);
      return { as: "customer" };
    },
    POST: {
      note: async (shop) => {
        await agreed(shop);
        return {
          as: "customer",
          fields: {
            intent: anything("note"),
            id: id(systemIds.newId()),
            feltOn: day(today()),
            ...boxes,
            [feltField("nausea")]: choice("yes"),
            [feltField("chest_pain")]: box,
          },
        };
      },
      remove: async (shop) => ({
        as: "customer",
        fields: { intent: choice("remove"), id: id(await noted(shop)) },
      }),
    },
  },
  "/portal/therapy/doses.csv": {
    GET: async (shop) => {
      await logged(shop);
      return { as: "customer" };
    },
  },
  "/calendar/:token": {
    GET: async (shop) => {
      const { owner } = await started(shop);
      await shareCalendar(owner, true);
      const calendar = await calendarOf(shop.db, owner.actor.userId);
      const token = courseToken(owner, calendar?.id ?? "", "calendar of a course");
      return { params: { token: secret(token) } };
    },
  },
  "/stop-reminders/:token": {
    GET: async (shop) => {
      const { owner, planId } = await started(shop);
      return { params: { token: secret(courseToken(owner, planId, "end of reminders")) } };
    },
    POST: {
      // A mail program sends it from wherever it runs.
      stop: async (shop) => {
        const { owner, planId } = await started(shop);
        return {
          params: { token: secret(courseToken(owner, planId, "end of reminders")) },
          fields: {},
          notes: ["therapy_plans"],
        };
      },
    },
  },
} satisfies Some;
