import fc from "fast-check";
import { addToCart } from "#app/selling/cart/commands/add-to-cart/add-to-cart.server.ts";
import { applyCode } from "#app/selling/cart/commands/apply-code.server.ts";
import { setQuantity } from "#app/selling/cart/commands/set-quantity.server.ts";
import { cartLines, findCart } from "#app/selling/cart/queries.server.ts";
import { buyerForm } from "#app/selling/checkout/factories.ts";
import { cancelOwnOrder } from "#app/selling/checkout/commands/cancel-own-order.server.ts";
import { changeOwnItems } from "#app/selling/checkout/commands/change-own-items.server.ts";
import { placeOrder } from "#app/selling/checkout/commands/place-order/place-order.server.ts";
import { endUnpaidOrder } from "#app/selling/orders/commands/end-unpaid-order.server.ts";
import { changeableLines } from "#app/selling/orders/queries/changeable-lines.server.ts";
import { tokenOf } from "#app/selling/orders/factories.ts";
import { itemKey } from "#app/goods/catalog/rules/stock.ts";
import { GATEWAY, openAttempt, tell } from "#app/selling/payments/factories.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { agree, command, gateways, ofOrder, product, shopper, type Of } from "./command.ts";
import { packParcel } from "./keeping.ts";
import * as should from "./model.ts";
import { PRICES, type Model } from "./model.ts";
import { readCart, type RealShop } from "./real-shop.ts";

async function addUnits(model: Model, real: RealShop, who: number, what: number, quantity = 1) {
  const productId = real.products[what] ?? "";
  const line = { token: real.tokens[who], productId, variantId: null, quantity };
  const added = await addToCart(real.guest, line);
  if (added.ok) real.tokens[who] = added.value.token;
  await readCart(model, real, who);
}

const add = command("add", fc.tuple(shopper, product), (model, real, [who, what]) =>
  addUnits(model, real, who, what),
);

const change = command(
  "change",
  fc.tuple(shopper, product, fc.nat({ max: 4 })),
  async (model, real, [who, what, quantity]) => {
    const { db } = real.shop;
    const cart = await findCart(db, real.tokens[who]);
    const lines = cart ? await cartLines(db, cart.id) : [];
    const line = lines.find(({ productId }) => productId === real.products[what]);
    if (!line) return;
    await setQuantity(real.guest, { token: real.tokens[who], lineId: line.id, quantity });
    await readCart(model, real, who);
  },
  ({ carts }, [who, what]) => carts[who]?.lines.some((line) => line.product === what) ?? false,
);

async function applyTheCode(model: Model, real: RealShop, who: number) {
  const { ctx, pool } = real.shop;
  const request = { ctx: real.guest, limiter: createRateLimiter(pool), ip: ctx.ids.newId() };
  await applyCode(request, real.tokens[who], real.code.code);
  await readCart(model, real, who);
}

const redeem = command("redeem", shopper, applyTheCode);

async function placeCart(model: Model, real: RealShop, who: number) {
  const { ctx } = real.shop;
  const cart = model.carts[who];
  const placed = await placeOrder(real.guest, {
    cartToken: real.tokens[who] ?? "",
    key: ctx.ids.newId(),
    shownTotal: cart ? should.totalOf(cart) : 0,
    gateway: GATEWAY,
    form: buyerForm({ email: real.emails[who] ?? "" }),
  });
  agree("place", placed, should.place(model, who));
  if (!placed.ok) return;
  const { id } = placed.value.order;
  real.orders.push({ id, reference: await openAttempt(ctx, id), eventId: ctx.ids.newId() });
  await readCart(model, real, who);
}

const place = command("place", shopper, placeCart);

async function payFor(of: Of, _: unknown, model: Model, { shop }: RealShop) {
  await tell(shop.ctx, of.real.reference, { eventId: of.real.eventId });
  should.pay(model, of.model);
}

const pay = ofOrder("pay", fc.constant(0), payFor, "pending");

/** A whole purchase, sent or not, from which most of what follows begins. */
const buy = command(
  "buy",
  fc.record({
    who: shopper,
    units: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 2 })),
    code: fc.boolean(),
    isSent: fc.constantFrom(false, false, true),
  }),
  async (model, real, { who, units, code, isSent }) => {
    for (const [what, quantity] of units.entries()) {
      if (quantity > 0) await addUnits(model, real, who, what, quantity);
    }
    if (code) await applyTheCode(model, real, who);
    const before = real.orders.length;
    await placeCart(model, real, who);
    const [order, row] = [model.orders[before], real.orders[before]];
    if (!order || !row) return;
    const of = { model: order, real: row };
    await payFor(of, 0, model, real);
    if (isSent) await packParcel(of, 0, model, real);
    await readCart(model, real, who);
  },
);

/** The same message again. One that never came before is the payment itself. */
const payTwice = ofOrder("pay twice", fc.constant(0), async (of, _, model, { shop }) => {
  const event = { eventId: of.real.eventId };
  await Promise.all([
    tell(shop.ctx, of.real.reference, event),
    tell(shop.ctx, of.real.reference, event),
  ]);
  should.pay(model, of.model);
});

/** Out of order: the payment failed, says a message that may come after the money. */
const fail = ofOrder("fail", fc.constant(0), async (of, _, model, { shop }) => {
  await tell(shop.ctx, of.real.reference, { type: "payment.failed" });
});

const expire = ofOrder("expire", fc.constant(0), async (of, _, model, { shop }) => {
  await inTransaction(shop.ctx, (tx) => endUnpaidOrder(tx, of.real.id, "expired"));
  should.expire(of.model);
});

const cancel = ofOrder("cancel", fc.constant(0), async (of, _, model, { shop, guest }) => {
  const orderToken = await tokenOf(shop.ctx, of.real.id);
  const canceled = await cancelOwnOrder(guest, gateways, { orderToken, note: null });
  agree("cancel", canceled, should.cancel(of.model));
});

const BACK = { returnUrl: "https://shop.example.test", cancelUrl: "https://shop.example.test" };

/** The buyer wants so many of a product, and pays at once if the order gets dearer. */
const changeOrder = ofOrder(
  "change order",
  fc.tuple(product, fc.nat({ max: 3 })),
  async (of, [what, units], model, { shop, guest, products }) => {
    const item = { productId: products[what] ?? "", variantId: null };
    const lines = await changeableLines(shop.db, of.real.id);
    const key = lines.find(({ productId }) => productId === item.productId)?.id ?? itemKey(item);
    const wish = {
      orderToken: await tokenOf(shop.ctx, of.real.id),
      wanted: { [key]: units },
      shownTotal: of.model.total,
      shownPrices: { [key]: PRICES[what] ?? 0 },
    };
    const changed = await changeOwnItems(guest, gateways, wish, BACK);
    agree("change order", changed, should.changeOrder(model, of.model, what, units));
    const payAt = changed.ok ? changed.value.payAt : undefined;
    if (payAt) await tell(shop.ctx, payAt.split("/").at(-1) ?? "");
  },
  "confirmed",
);

const often = [buy, buy, buy, changeOrder, changeOrder];
export const buying = [...often, add, change, redeem, place, pay, payTwice, fail, expire, cancel];
