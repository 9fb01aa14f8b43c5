import { eq, inArray } from "drizzle-orm";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { cartLines, findCart } from "#app/selling/cart/queries.server.ts";
import { makeDiscount } from "#app/selling/discounts/factories.ts";
import { discounts } from "#app/selling/discounts/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { accountOf } from "../actor-of.ts";
import type { Shop } from "../schedules/shop.ts";
import {
  CODE_USES,
  PRICES,
  codeUses,
  newModel,
  reserved,
  type Model,
  type ModelOrder,
} from "./model.ts";

export type RealOrder = { id: string; reference: string; eventId: string };

/** The rows of one run, by the places that the model knows them under. */
export type RealShop = {
  shop: Shop;
  guest: Ctx;
  manager: Ctx;
  products: string[];
  /** Each product has a shelf of its own. */
  shelves: string[];
  /** The newest stocktake of each product. */
  stocktakes: string[];
  code: { id: string; code: string };
  emails: string[];
  tokens: (string | undefined)[];
  orders: RealOrder[];
};

/** A run has products, shoppers and a code of its own, so that runs share a database. */
export async function newRealShop(shop: Shop): Promise<RealShop> {
  const { ctx } = shop;
  const run = ctx.ids.newId().slice(-12);
  const { onHand, carts } = newModel();
  const products: string[] = [];
  for (const [index, price] of PRICES.entries()) {
    const given = { name: `Vial ${index} ${run}`, price, stock: onHand[index] ?? 0 };
    const productId = await makeProduct(ctx, given);
    products.push(productId);
    const shelf = `${run}-${index}`;
    await ctx.db.update(stockLevels).set({ shelf }).where(eq(stockLevels.productId, productId));
  }
  return {
    shop,
    guest: shop.as(VISITOR),
    manager: shop.as(await accountOf(ctx, "manager")),
    products,
    shelves: products.map((_, index) => `${run}-${index}`),
    stocktakes: [],
    code: await makeDiscount(ctx, { code: `RUN${run.toUpperCase()}`, usageLimit: CODE_USES }),
    emails: carts.map((_, shopper) => `shopper-${shopper}-${run}@example.test`),
    tokens: carts.map(() => undefined),
    orders: [],
  };
}

/** Reads a shopper's cart into the model. */
export async function readCart(model: Model, real: RealShop, shopper: number): Promise<void> {
  const { db } = real.shop;
  const cart = await findCart(db, real.tokens[shopper]);
  const lines = cart ? await cartLines(db, cart.id) : [];
  model.carts[shopper] = {
    lines: lines.map(({ productId, quantity }) => ({
      product: real.products.indexOf(productId),
      units: quantity,
    })),
    hasCode: cart?.discountCode === real.code.code,
  };
}

const STATUS: Record<ModelOrder["state"], string> = {
  pending: "pending",
  confirmed: "confirmed",
  shipped: "shipped",
  lapsed: "cancelled",
  canceled: "cancelled",
  refunded: "refunded",
};

/** What the model expects to see in the database. */
export const expected = (model: Model) => ({
  stock: model.onHand.map((onHand, product) => ({ onHand, reserved: reserved(model, product) })),
  codeUses: codeUses(model),
  orders: model.orders.map(({ state, total, isPaid, isFlagged, paid, underway, refunded }) => ({
    status: STATUS[state],
    total,
    isPaid,
    isFlagged,
    money: { paid, underway, refunded },
  })),
});

type Money = { paid: number; underway: number; refunded: number };

async function moneyOf({ pool }: Shop, ids: readonly string[]): Promise<Map<string, Money>> {
  const { rows } = await pool.query<Money & { id: string }>(
    `select id,
       (select coalesce(sum(amount), 0) from payments
         where order_id = o.id and status = 'paid')::int as paid,
       (select coalesce(sum(amount), 0) from refunds
         where order_id = o.id and status = 'requested')::int as underway,
       (select coalesce(sum(amount), 0) from refunds
         where order_id = o.id and status = 'done')::int as refunded
     from orders o where id = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, ...money }) => [id, money]));
}

/** The same, read from the database. */
export async function observed({ shop, products, code, orders: made }: RealShop) {
  const { db } = shop;
  const levels = await db
    .select()
    .from(stockLevels)
    .where(inArray(stockLevels.productId, products));
  const [discount] = await db.select().from(discounts).where(eq(discounts.id, code.id));
  const ids = made.map(({ id }) => id);
  const rows = await db.select().from(orders).where(inArray(orders.id, ids));
  const money = await moneyOf(shop, ids);
  return {
    stock: products.map((id) => {
      const level = levels.find(({ productId }) => productId === id);
      return { onHand: level?.onHand, reserved: level?.reserved };
    }),
    codeUses: discount?.usedCount,
    orders: ids.map((id) => {
      const row = rows.find((order) => order.id === id);
      return {
        status: row?.status,
        total: row?.totalAmount,
        isPaid: row?.paidAt !== null,
        isFlagged: row?.needsAttention !== null,
        money: money.get(id),
      };
    }),
  };
}
