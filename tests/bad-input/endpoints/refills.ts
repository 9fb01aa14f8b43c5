import { addDays, shopDay } from "#app/lib/dates.ts";
import { changeField, feltField, NONE_FIELD } from "#app/care/therapy/views/box-fields.ts";
import {
  FEELINGS,
  HEALTH_CHANGES,
  STRENGTH_WISHES,
} from "#app/care/therapy/rules/decide-refill.ts";
import { RED_FLAGS } from "#app/care/therapy/rules/felt.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import type { Call, Some } from "../call.ts";
import { choice, id, optional, secret, type Fields } from "../fields.ts";
import { checkedIn, dueForRefill, today } from "./course-steps.ts";
import { box, day } from "./therapy.ts";

const onRefill = (planId: string, intent: string, fields: Fields = {}): Call => ({
  as: "customer",
  params: { planId: id(planId) },
  fields: { intent: choice(intent), version: secret("1"), ...fields },
});

const signs = Object.fromEntries(
  [...RED_FLAGS.map(feltField), ...HEALTH_CHANGES.map(changeField)].map((name) => [name, box]),
);

export const refills = {
  "/portal/therapy/check-ins.csv": {
    GET: async (shop) => {
      await checkedIn(shop);
      return { as: "customer" };
    },
  },
  "/portal/therapy/:planId/refill": {
    GET: async (shop) => ({
      as: "customer",
      params: { planId: id((await dueForRefill(shop)).planId) },
    }),
    POST: {
      "check-in": async (shop) => {
        const { planId, dueOn } = await dueForRefill(shop);
        return {
          as: "customer",
          params: { planId: id(planId) },
          fields: {
            intent: choice("check-in"),
            id: id(systemIds.newId()),
            dueOn: secret(dueOn),
            feeling: choice(...FEELINGS),
            strength: choice(...STRENGTH_WISHES),
            isShared: optional(choice("yes")),
            ...signs,
            [NONE_FIELD]: { ...optional(choice("yes")), valid: "yes" },
          },
        };
      },
      cart: async (shop) => {
        const { planId, checkInId } = await checkedIn(shop);
        return {
          as: "customer",
          params: { planId: id(planId) },
          fields: { intent: choice("cart"), checkInId: id(checkInId) },
        };
      },
      skip: async (shop) => {
        const { planId, dueOn } = await dueForRefill(shop);
        return {
          as: "customer",
          params: { planId: id(planId) },
          fields: { intent: choice("skip"), version: secret("1"), dueOn: secret(dueOn) },
        };
      },
      unskip: async (shop) => {
        const { planId } = await dueForRefill(shop);
        await shop.pool.query(
          "update therapy_plans set refill_skipped_until = current_date + 20 where id = $1",
          [planId],
        );
        return onRefill(planId, "unskip");
      },
      pause: async (shop) => {
        const { planId } = await dueForRefill(shop);
        const until = shopDay(addDays(new Date(), 30));
        return onRefill(planId, "pause", { until: optional(day(until)) });
      },
      unpause: async (shop) => {
        const { planId } = await dueForRefill(shop);
        await shop.pool.query(
          "update therapy_plans set state = 'paused', paused_on = $2 where id = $1",
          [planId, today()],
        );
        return onRefill(planId, "unpause");
      },
      stop: async (shop) => onRefill((await dueForRefill(shop)).planId, "stop"),
    },
  },
} satisfies Some;
