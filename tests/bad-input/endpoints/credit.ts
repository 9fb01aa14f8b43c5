import { makeCredit } from "#app/selling/credit/factories.ts";
import type { Some } from "../call.ts";
import { anything, choice, id, text } from "../fields.ts";
import type { Shop } from "../shop.ts";
import { ownSession } from "./accounts.ts";
import { amount } from "./purchasing.ts";

/** A customer with ₱500 of credit. */
async function withCredit(shop: Shop) {
  const { cookie, userId } = await ownSession(shop);
  const actor = { kind: "user", userId, email: "", roles: ["customer"] } as const;
  const { customerId } = await makeCredit(shop.system(), actor, 50_000);
  return { cookie, customerId };
}

const list = {
  q: anything("Juan"),
  sort: anything("-balance"),
  after: anything(""),
  before: anything(""),
};

export const credit = {
  "/portal/credit": { GET: async (shop) => ({ cookie: (await withCredit(shop)).cookie }) },
  "/admin/customers/credit": { GET: () => ({ as: "admin", query: list }) },
  "/admin/customers/credit/export": {
    POST: {
      export: () => ({
        as: "admin",
        fields: { query: anything("sort=balance"), search: anything("Juan") },
      }),
    },
  },
  "/admin/customers/credit/entries": {
    POST: {
      export: () => ({ as: "admin", fields: { query: anything(""), search: anything("Juan") } }),
    },
  },
  "/admin/customers/:customerId/credit": {
    GET: async (shop) => ({
      as: "admin",
      params: { customerId: id((await withCredit(shop)).customerId) },
    }),
    POST: {
      goodwill: async (shop) => ({
        as: "admin",
        params: { customerId: id((await withCredit(shop)).customerId) },
        fields: {
          intent: anything("goodwill"),
          key: id(crypto.randomUUID()),
          way: choice("add", "take"),
          amount: amount("12.50"),
          reason: text("Sorry for the delay"),
        },
      }),
    },
  },
} satisfies Some;
