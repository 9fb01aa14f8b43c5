import fc from "fast-check";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { packOrder } from "#app/fulfilment/packing/commands/pack-order.server.ts";
import { readParcel } from "#app/fulfilment/packing/queries/read-parcel.server.ts";
import { askForReturn } from "#app/fulfilment/returns/commands/ask-for-return.server.ts";
import { approveReturn } from "#app/fulfilment/returns/commands/approve-return.server.ts";
import { inspectReturn } from "#app/fulfilment/returns/commands/inspect-return.server.ts";
import { receiveReturn } from "#app/fulfilment/returns/commands/receive-return.server.ts";
import { settleReturn } from "#app/fulfilment/returns/commands/settle-return.server.ts";
import { linesOfReturn } from "#app/fulfilment/returns/queries/find-return.server.ts";
import { judgeLine } from "#app/fulfilment/stock/commands/judge-line.server.ts";
import { postStocktake } from "#app/fulfilment/stock/commands/post-stocktake.server.ts";
import { saveCount } from "#app/fulfilment/stock/commands/save-count.server.ts";
import { startStocktake } from "#app/fulfilment/stock/commands/start-stocktake.server.ts";
import { stepStocktake } from "#app/fulfilment/stock/commands/step-stocktake.server.ts";
import { linesOf } from "#app/fulfilment/stock/queries/stocktakes.server.ts";
import { changeableLines } from "#app/selling/orders/queries/changeable-lines.server.ts";
import { tokenOf } from "#app/selling/orders/factories.ts";
import { planKey } from "#app/selling/orders/rules/plan-packing.ts";
import { refundOrder } from "#app/selling/payments/commands/refund-order.server.ts";
import { agree, command, gateways, ofOrder, product, type Of } from "./command.ts";
import * as should from "./model.ts";
import type { Model } from "./model.ts";
import type { RealShop } from "./real-shop.ts";

const NO_TRACKING = { courier: null, number: null, url: null };

const refund = ofOrder(
  "refund",
  fc.constantFrom(50_000, 90_000, 100_000),
  async (of, amount, _, real) => {
    const wish = { amount, reason: "asked by phone", byHand: "BT-1" };
    const sent = { ...wish, key: real.shop.ctx.ids.newId() };
    const refunded = await refundOrder(real.manager, gateways, of.real.id, sent);
    agree("refund", refunded, should.refund(of.model, amount));
  },
);

export async function packParcel(of: Of, _: unknown, model: Model, { shop: { ctx } }: RealShop) {
  const plan = planKey((await readParcel(ctx, of.real.id))?.plan ?? []);
  const packed = await packOrder(ctx, { orderId: of.real.id, plan, shipment: NO_TRACKING });
  agree("pack", packed, should.pack(model, of.model));
}

const pack = ofOrder("pack", fc.constant(0), packParcel, "confirmed");

const adjust = command(
  "adjust",
  fc.tuple(product, fc.constantFrom(-2, -1, 1, 2)),
  async (model, real, [what, by]) => {
    const productId = real.products[what] ?? "";
    const adjusted = await adjustStock(real.shop.ctx, { productId, by, reason: "counted" });
    agree("adjust", adjusted, should.adjust(model, what, by));
  },
);

/** The buyer asks, the goods arrive, the good ones go to stock, and perhaps money goes back. */
const bringBack = ofOrder(
  "return",
  fc.record({
    line: product,
    units: fc.integer({ min: 1, max: 2 }),
    good: fc.nat({ max: 1 }),
    amount: fc.constantFrom(0, 50_000, 200_000),
  }),
  async (of, { line: at, units, good, amount }, model, { shop, guest, manager, products }) => {
    const { ctx, db } = shop;
    const lines = await changeableLines(db, of.real.id);
    const bought = lines[at % lines.length];
    if (!bought?.id) return;
    const what = products.indexOf(bought.productId);
    const key = () => ctx.ids.newId();
    const asked = await askForReturn(
      guest,
      { by: "buyer", orderToken: await tokenOf(ctx, of.real.id) },
      { key: key(), reason: "wrong", note: "", units: new Map([[bought.id, units]]) },
    );
    agree("return", asked, should.askForReturn(of.model, what, units));
    if (!asked.ok) return;
    const on = (version: number) => ({ returnId: asked.value.id, version, key: key() });
    const [line] = await linesOfReturn(db, asked.value.id);
    const those = (count: number) => new Map([[line?.id ?? "", count]]);
    await approveReturn(manager, { ...on(1), comesBack: true, answer: "By courier." });
    await receiveReturn(manager, { ...on(2), came: those(units) });
    const goods = Math.min(good, units);
    await inspectReturn(manager, { ...on(3), good: those(goods) });
    should.putBack(model, what, goods);
    const refund = amount > 0 ? { amount, byHand: "BT-2" } : undefined;
    const settled = await settleReturn(manager, gateways, { ...on(4), refund, why: "As agreed" });
    agree("settle", settled, amount > 0 ? should.refund(of.model, amount) : "ok");
  },
  "shipped",
);

/** Staff count a product, and find so many of it, whatever the books say. */
const count = command(
  "count",
  fc.tuple(product, fc.nat({ max: 4 })),
  async (model, { shop, manager, shelves, stocktakes }, [what, units]) => {
    const shelf = shelves[what] ?? "";
    const form = { scope: "shelf", shelf, category: "", isBlind: true } as const;
    const started = await startStocktake(manager, form);
    agree("count", started, should.count(model, what, units));
    if (!started.ok) return;
    const { id } = started.value;
    stocktakes[what] = id;
    const [line] = await linesOf(shop.db, id);
    const lineId = line?.id ?? "";
    await saveCount(manager, id, { lineId, place: "", units, was: undefined });
    await stepStocktake(manager, { stocktakeId: id, act: "finish", version: 1 });
    await judgeLine(manager, id, { lineId, reason: "count", note: "" });
  },
);

/** Sales may have happened since the count. */
const post = command(
  "post",
  product,
  async (model, { manager, stocktakes }, what) => {
    const stocktakeId = stocktakes[what] ?? "";
    const posted = await postStocktake(manager, { stocktakeId, version: 2 });
    agree("post", posted, should.post(model, what));
  },
  ({ counted }, what) => what in counted,
);

/** Goods come back and counts are posted often: both need something to happen first. */
const often = [bringBack, bringBack, bringBack, count, count, post, post];
export const keeping = [...often, pack, refund, adjust];
