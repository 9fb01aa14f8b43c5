import { makeProduct } from "#app/goods/catalog/factories.ts";
import { judgeLine } from "#app/fulfilment/stock/commands/judge-line.server.ts";
import { saveCount } from "#app/fulfilment/stock/commands/save-count.server.ts";
import { startStocktake } from "#app/fulfilment/stock/commands/start-stocktake.server.ts";
import { stepStocktake } from "#app/fulfilment/stock/commands/step-stocktake.server.ts";
import { linesOf } from "#app/fulfilment/stock/queries/stocktakes.server.ts";
import type { Some } from "../call.ts";
import { anything, choice, count, id, line, optional, readFrom } from "../fields.ts";
import type { Shop } from "../shop.ts";

/** One item is in one open stocktake at a time. */
async function endAll({ pool }: Shop) {
  await pool.query(
    "update stocktakes set state = 'cancelled', ended_at = now() where ended_at is null",
  );
}

/** A stocktake of a shelf of its own, with one item that was counted and differs. */
async function aStocktake(shop: Shop, state: "counting" | "checking") {
  const ctx = shop.system();
  const shelf = crypto.randomUUID().slice(0, 8);
  for (const name of [`First ${shelf}`, `Second ${shelf}`]) {
    const productId = await makeProduct(ctx, { name, stock: 5 });
    await shop.pool.query("update stock_levels set shelf = $1 where product_id = $2", [
      shelf,
      productId,
    ]);
  }
  const started = await startStocktake(ctx, {
    scope: "shelf",
    category: "",
    shelf,
    isBlind: false,
  });
  if (!started.ok) throw new Error(started.reason);
  const stocktakeId = started.value.id;
  const lines = await linesOf(ctx.db, stocktakeId);
  const [first, second] = lines;
  if (!first || !second) throw new Error("the shop of the tests has too few items");
  const counted = { lineId: first.id, place: "", units: first.onHand - 1, was: undefined };
  await saveCount(ctx, stocktakeId, counted);
  if (state === "checking") {
    await stepStocktake(ctx, { stocktakeId, act: "finish", version: 1 });
    await judgeLine(ctx, stocktakeId, { lineId: first.id, reason: "correction", note: "" });
  }
  return { stocktakeId: id(stocktakeId), counted: id(first.id), open: id(second.id) };
}

const units = (valid: string) => ({
  ...count(valid),
  mayBe: (text: string) => /^\d{1,7}$/.test(text.trim()) && Number(text) <= 1_000_000,
});

const note = optional({
  ...line("Behind the fridge"),
  mayBe: (text) => text.trim().length <= 200,
});

async function step(shop: Shop, intent: "finish" | "reopen" | "cancel" | "post") {
  const isCounting = intent === "finish" || intent === "cancel";
  const { stocktakeId } = await aStocktake(shop, isCounting ? "counting" : "checking");
  return {
    as: "admin" as const,
    params: { stocktakeId },
    fields: { intent: choice(intent), ...readFrom(isCounting ? 1 : 2) },
  };
}

export const stocktakes = {
  "/admin/stocktakes": {
    GET: () => ({
      as: "admin",
      query: {
        q: anything("fridge"),
        show: anything("open"),
        from: anything("2026-01-01"),
        to: anything("2026-12-31"),
        sort: anything("number"),
        after: anything(""),
        before: anything(""),
      },
    }),
  },
  "/admin/stocktakes/new": {
    GET: () => ({ as: "admin" }),
    POST: {
      start: async (shop) => {
        await endAll(shop);
        return {
          as: "admin",
          fields: {
            scope: choice("all"),
            category: anything(""),
            shelf: anything(""),
            isBlind: anything("on"),
          },
          restore: () => endAll(shop),
        };
      },
    },
  },
  "/admin/stocktakes/:stocktakeId/summary": {
    GET: async (shop) => {
      const { stocktakeId } = await aStocktake(shop, "counting");
      return { as: "admin", params: { stocktakeId } };
    },
  },
  "/admin/stocktakes/:stocktakeId": {
    GET: async (shop) => {
      const { stocktakeId } = await aStocktake(shop, "counting");
      return {
        as: "admin",
        params: { stocktakeId },
        query: { q: anything("glow") },
      };
    },
    POST: {
      count: async (shop) => {
        const { stocktakeId, open } = await aStocktake(shop, "counting");
        return {
          as: "admin",
          params: { stocktakeId },
          fields: {
            intent: choice("count"),
            lineId: open,
            units: units("7"),
            place: optional({ ...line("Fridge"), mayBe: (text) => text.trim().length <= 40 }),
            was: anything(""),
          },
        };
      },
      judge: async (shop) => {
        const { stocktakeId, counted } = await aStocktake(shop, "checking");
        return {
          as: "admin",
          params: { stocktakeId },
          fields: { intent: choice("judge"), lineId: counted, reason: choice("lost"), note },
        };
      },
      recount: async (shop) => {
        const { stocktakeId, counted } = await aStocktake(shop, "checking");
        return {
          as: "admin",
          params: { stocktakeId },
          fields: { intent: choice("recount"), lineId: counted },
        };
      },
      finish: (shop) => step(shop, "finish"),
      reopen: (shop) => step(shop, "reopen"),
      post: (shop) => step(shop, "post"),
      cancel: (shop) => step(shop, "cancel"),
    },
  },
  "/admin/stocktakes/:stocktakeId/export": {
    POST: {
      export: async (shop) => {
        const { stocktakeId } = await aStocktake(shop, "checking");
        return { as: "admin", params: { stocktakeId }, fields: {}, changes: false };
      },
    },
  },
} satisfies Some;
