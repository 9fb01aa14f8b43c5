import { proposeChange } from "#app/office/api/commands/propose-change.server.ts";
import { noteOnOrder } from "#app/selling/orders/commands/add-order-note.server.ts";
import { makeApiKey, makeApprovalRule } from "#app/office/api/factories.ts";
import { SCOPES } from "#app/office/api/queries/every-operation.server.ts";
import { apiKeys } from "#app/office/api/tables.server.ts";
import { shopDay } from "#app/lib/dates.ts";
import { eq } from "drizzle-orm";
import type { Some } from "../call.ts";
import { anything, choice, count, id, line, readFrom, secret, text } from "../fields.ts";
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

/** The key proves the program, as a signature would. */
async function writing(shop: Shop) {
  const { headers } = await withKey(shop);
  return { sign: () => headers, headers: { "idempotency-key": shop.system().ids.newId() } };
}

/** A note that a program proposes. */
async function proposeNote(shop: Shop): Promise<string> {
  const ctx = shop.system();
  const { orderNumber } = await shop.order();
  const { id: keyId } = await makeApiKey(ctx, { scopes: ["orders.add-note"] });
  const scopes = ["orders.add-note"];
  const actor = { kind: "key", keyId, name: "Helper", scopes, abilities: ["orders:note"] } as const;
  const wish = { record: orderNumber, input: { text: "Call first" }, why: "Asked by mail" };
  const asked = await proposeChange({ ...ctx, actor }, noteOnOrder, wish);
  if (!asked.ok) throw new Error(asked.reason);
  return asked.value.id;
}

const rule = {
  intent: choice("save"),
  keyId: choice("any"),
  belowAmount: { ...count("500"), mayBe: (given: string) => /^\d{1,7}$/.test(given) },
  perDay: count("5"),
};

async function onRule({ system }: Shop, archivedAt: Date | null = null) {
  const ruleId = await makeApprovalRule(system(), { archivedAt });
  return { as: "admin" as const, params: { ruleId: id(ruleId) } };
}

const paging = { cursor: anything(""), limit: anything("10") };
const changed = { ...paging, updated_since: anything("2026-01-01T00:00:00Z") };

export const api = {
  "/api/v1/:noun": {
    GET: async (shop) => ({
      ...(await withKey(shop)),
      params: { noun: secret("orders") },
      query: { ...changed, state: anything("pending") },
    }),
    POST: {
      "add code": async (shop) => ({
        ...(await writing(shop)),
        params: { noun: secret("discounts") },
        fields: {
          code: line(`CODE${shop.system().ids.newToken().replaceAll(/\W/g, "").slice(0, 8)}`),
          type: choice("percentage", "fixed_amount"),
          value: count("1000"),
        },
      }),
    },
  },
  "/api/v1/:noun/:key": {
    GET: async (shop) => {
      const { orderNumber } = await shop.order();
      return {
        ...(await withKey(shop)),
        params: { noun: secret("orders"), key: secret(orderNumber) },
      };
    },
  },
  "/api/v1/:noun/:key/:verb": {
    POST: {
      "note on order": async (shop) => {
        const { orderNumber } = await shop.order();
        return {
          ...(await writing(shop)),
          params: {
            noun: secret("orders"),
            key: secret(orderNumber),
            verb: secret("add-note"),
          },
          fields: { text: text("Call before delivery") },
        };
      },
      "adjust stock": async (shop) => {
        const { rows } = await shop.pool.query<{ sku: string; on_hand: number }>(
          "select p.sku, l.on_hand from products p join stock_levels l on l.product_id = p.id and l.variant_id is null limit 1",
        );
        return {
          ...(await writing(shop)),
          params: {
            noun: secret("stock"),
            key: secret(rows[0]?.sku ?? ""),
            verb: secret("adjust"),
          },
          fields: {
            mode: choice("add", "set", "remove"),
            units: count("1"),
            reason: choice("count", "damaged"),
            was: count(String(rows[0]?.on_hand)),
          },
        };
      },
    },
  },
  "/mcp": {
    POST: {
      "ask the server who it is": async (shop) => {
        const { headers } = await withKey(shop);
        return {
          sign: () => headers,
          headers: { accept: "application/json, text/event-stream" },
          fields: { jsonrpc: choice("2.0"), id: anything("1"), method: anything("ping") },
          changes: false,
        };
      },
    },
  },
  "/admin/proposals": {
    GET: () => ({ as: "admin" }),
    POST: {
      decide: async (shop) => ({
        as: "admin",
        fields: { proposalId: id(await proposeNote(shop)), intent: choice("approve", "decline") },
      }),
    },
  },
  "/admin/proposals/rules": {
    GET: () => ({ as: "admin", query: { show: anything("archived"), sort: anything("made") } }),
  },
  "/admin/proposals/rules/new": {
    GET: () => ({ as: "admin", query: { operation: anything("orders.tag") } }),
    POST: {
      save: () => ({ as: "admin", query: { operation: secret("orders.move") }, fields: rule }),
    },
  },
  "/admin/proposals/rules/:ruleId": {
    GET: (shop) => onRule(shop),
    POST: {
      save: async (shop) => {
        const { belowAmount: _, ...fields } = rule;
        return { ...(await onRule(shop)), fields: { ...fields, ...readFrom(1) } };
      },
      stop: async (shop) => ({ ...(await onRule(shop)), fields: { intent: choice("remove") } }),
      restart: async (shop) => ({
        ...(await onRule(shop, shop.system().now)),
        fields: { intent: choice("restore") },
      }),
    },
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
            ...Object.fromEntries(SCOPES.map((scope) => [scope, anything("on")])),
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
