import { automationOf } from "#app/running/automations/queries/automations.server.ts";
import type { Some } from "../call.ts";
import { anything, choice, count, readFrom, secret } from "../fields.ts";

const KEY = "abandoned_cart";

export const automations = {
  "/admin/email/automations": {
    GET: () => ({ as: "admin", query: { sort: anything("-sent") } }),
  },
  "/admin/email/automations/:automation": {
    GET: () => ({ as: "admin", params: { automation: secret(KEY) } }),
    POST: {
      save: async ({ db }) => ({
        as: "admin",
        params: { automation: secret(KEY) },
        fields: {
          intent: choice("save"),
          ...readFrom((await automationOf(db, KEY)).version),
          isOn: anything("on"),
          // Hours or days of a cart: from one hour to three days.
          delay: { ...count("2"), mayBe: (given) => Number(given) >= 1 && Number(given) <= 72 },
          delayUnit: choice("hours", "days"),
        },
      }),
    },
  },
} satisfies Some;
