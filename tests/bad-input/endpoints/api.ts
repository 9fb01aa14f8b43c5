import { makeApiKey } from "#app/office/api/factories.ts";
import { SCOPES } from "#app/office/api/rules/scopes.ts";
import { apiKeys } from "#app/office/api/tables.server.ts";
import { shopDay } from "#app/lib/dates.ts";
import { eq } from "drizzle-orm";
import type { Some } from "../call.ts";
import { anything, choice, id, line, secret } from "../fields.ts";
import type { Shop } from "../shop.ts";

/** With a key that may read all, and was used today: reading writes nothing then. */
async function withKey({ system }: Shop) {
  const { id: keyId, key } = await makeApiKey(system(), { scopes: [...SCOPES] });
  const { db, now } = system();
  await db
    .update(apiKeys)
    .set({ lastUsedOn: shopDay(now) })
    .where(eq(apiKeys.id, keyId));
  return { headers: { authorization: `Bearer ${key}` } };
}

const paging = { cursor: anything(""), limit: anything("10") };
const changed = { ...paging, updated_since: anything("2026-01-01T00:00:00Z") };

export const api = {
  "/api/v1/orders": {
    GET: async (shop) => ({
      ...(await withKey(shop)),
      query: { ...changed, state: anything("pending") },
    }),
  },
  "/api/v1/orders/:number": {
    GET: async (shop) => {
      const { orderNumber } = await shop.order();
      return { ...(await withKey(shop)), params: { number: secret(orderNumber) } };
    },
  },
  "/api/v1/products": {
    GET: async (shop) => ({
      ...(await withKey(shop)),
      query: { ...changed, state: anything("on_sale") },
    }),
  },
  "/api/v1/products/:slug": {
    GET: async (shop) => {
      const { rows } = await shop.pool.query<{ slug: string }>("select slug from products limit 1");
      return { ...(await withKey(shop)), params: { slug: secret(rows[0]?.slug ?? "") } };
    },
  },
  "/api/v1/stock": {
    GET: async (shop) => ({
      ...(await withKey(shop)),
      query: { ...paging, state: anything("available") },
    }),
  },
  "/api/v1/openapi.json": { GET: () => ({}) },
  "/admin/settings/integrations/api": { GET: () => ({ as: "admin" }) },
  "/admin/settings/integrations/keys": {
    GET: () => ({ as: "admin", query: { show: anything("over"), sort: anything("name") } }),
  },
  "/admin/settings/integrations/keys/new": {
    GET: () => ({ as: "admin" }),
    POST: {
      create: ({ system }) => {
        const { ids } = system();
        const formKey = ids.newId();
        return {
          as: "admin",
          fields: {
            formKey: id(formKey),
            name: line(`Program ${formKey}`),
            // Any word but "on" leaves a box unticked, and one that is ticked is enough.
            orders: anything("on"),
            orders_personal: anything(""),
            products: anything("on"),
            stock: anything("on"),
            expires: choice("90", "30", "365", "never"),
            intent: anything("create"),
          },
        };
      },
    },
  },
  "/admin/settings/integrations/keys/:keyId": {
    GET: async ({ system }) => {
      const { id: keyId } = await makeApiKey(system());
      return { as: "admin", params: { keyId: id(keyId) } };
    },
    POST: {
      revoke: async ({ system }) => {
        const { id: keyId } = await makeApiKey(system());
        return {
          as: "admin",
          params: { keyId: id(keyId) },
          fields: { intent: choice("revoke") },
        };
      },
    },
  },
} satisfies Some;
