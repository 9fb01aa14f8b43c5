import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import type { Some } from "../call.ts";
import { anything, choice, count, id, line, optional } from "../fields.ts";
import type { Shop } from "../shop.ts";

export const stock = {
  "/admin/stock": {
    GET: () => ({
      as: "admin",
      query: {
        show: anything("low"),
        q: anything("klow"),
        category: anything(""),
        sort: anything("-sold"),
        after: anything(""),
        before: anything(""),
      },
    }),
  },
  "/admin/stock/export": {
    POST: {
      export: () => ({
        as: "admin",
        fields: { query: anything("show=low&sort=-sold") },
        changes: false,
      }),
    },
  },
  "/admin/stock/:levelId": {
    GET: async (shop) => ({
      as: "admin",
      params: { levelId: id((await levelOf(shop)).id) },
      query: { kind: anything("adjust"), before: anything("") },
    }),
    POST: {
      check: async (shop) => ({ ...(await adjustment(shop, "check")), changes: false }),
      adjust: async (shop) => adjustment(shop, "adjust"),
      low: async (shop) => {
        const { id: levelId, low_below: was } = await levelOf(shop);
        const limit = {
          ...anything(String(1 + Math.floor(Math.random() * 9_000))),
        };
        return {
          as: "admin",
          params: { levelId: id(levelId) },
          fields: {
            intent: choice("low"),
            lowBelow: limit,
            was: anything(was === null ? "" : String(was)),
          },
          restore: async () => {
            await shop.pool.query("update stock_levels set low_below = null where id = $1", [
              levelId,
            ]);
          },
        };
      },
      shelf: async (shop) => {
        const { id: levelId, shelf } = await levelOf(shop);
        return {
          as: "admin",
          params: { levelId: id(levelId) },
          fields: {
            intent: choice("shelf"),
            shelf: optional({
              ...line(`S${crypto.randomUUID().slice(0, 6)}`),
              mayBe: (text) => text.trim().length <= 40,
            }),
            was: anything(shelf),
          },
        };
      },
    },
  },
} satisfies Some;

async function adjustment(shop: Shop, intent: "check" | "adjust") {
  const { id: levelId, on_hand: onHand } = await levelOf(shop);
  const units = (valid: string) => ({
    ...count(valid),
    mayBe: (text: string) => /^\d{1,7}$/.test(text.trim()) && Number(text) <= 1_000_000,
  });
  return {
    as: "admin" as const,
    params: { levelId: id(levelId) },
    fields: {
      intent: choice(intent),
      mode: choice("add", "set"),
      units: units("7"),
      reason: choice("damaged", "correction"),
      note: optional({ ...line("Found behind the fridge"), mayBe: (text) => text.length <= 200 }),
      was: units(String(onHand)),
    },
  };
}

type Level = { id: string; on_hand: number; shelf: string; low_below: number | null };

async function levelOf(shop: Shop): Promise<Level> {
  const { pool, productId } = shop;
  const { rows } = await pool.query<Level>(
    "select id, on_hand, shelf, low_below from stock_levels where product_id = $1 order by id limit 1",
    [productId],
  );
  if (!rows[0]) throw new Error("the product of the tests has no stock");
  // A case may have set it to the most there can be, and then nothing can be added.
  if (rows[0].on_hand < 900_000) return rows[0];
  await adjustStock(shop.system(), { productId, by: -400_000, reason: "room to add" });
  return levelOf(shop);
}
