import { fillCart } from "#app/office/agents/commands/fill-cart.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import type { Some } from "../call.ts";
import { anything, choice, secret } from "../fields.ts";
import type { Shop } from "../shop.ts";
import { until } from "../../until.ts";

async function offeredCart({ system, productId }: Shop): Promise<string> {
  const ctx = { ...system(), actor: VISITOR };
  const filled = await fillCart(ctx, undefined, [{ item: { id: productId }, quantity: 1 }]);
  if (!filled.ok) throw new Error(filled.reason);
  return filled.value.token;
}

export const agents = {
  "/.well-known/ucp": { GET: () => ({}) },
  "/ucp/mcp": {
    POST: {
      "ask the storefront who it is": () => ({
        sign: () => ({}),
        headers: { accept: "application/json, text/event-stream" },
        fields: { jsonrpc: choice("2.0"), id: anything("1"), method: anything("ping") },
        changes: false,
      }),
    },
  },
  "/cart/from/:token": {
    GET: async (shop) => ({ params: { token: secret(await offeredCart(shop)) } }),
    POST: {
      take: async (shop) => ({ params: { token: secret(await offeredCart(shop)) }, fields: {} }),
    },
  },
  "/feeds/:file": {
    GET: async ({ pool, url }) => {
      await pool.query(
        "insert into theme_settings (key, value, type, category, updated_at) values ('product_feeds', 'true', 'boolean', 'integrations', now()) on conflict (key) do update set value = 'true'",
      );
      // The process hears of the change a moment later.
      const feed = `${url}/feeds/google.xml`;
      await until("the feeds are on", 20_000, async () => (await fetch(feed)).ok);
      return { params: { file: secret("google.xml") } };
    },
  },
  "/admin/products/feeds": {
    GET: () => ({ as: "admin", query: { show: anything("advertised") } }),
  },
} satisfies Some;
