import { eq } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { cartItems } from "#app/selling/cart/tables.server.ts";
import { applyPrices } from "#app/goods/catalog/commands/apply-prices.server.ts";
import { planPrice } from "#app/goods/catalog/commands/plan-price.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { buyerForm } from "#app/selling/checkout/factories.ts";
import { placeOrder } from "#app/selling/checkout/commands/place-order/place-order.server.ts";
import { makeApproval } from "#app/selling/clearance/factories.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import { GATEWAY } from "#app/selling/payments/factories.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { accountOf } from "../actor-of.ts";
import { act, unless, type Act, type Race } from "./race.ts";
import type { Shop } from "./shop.ts";

const PRICE = 500_000;

const newProduct = ({ ctx }: Shop, given: { stock: number; clearance?: "required" }) =>
  makeProduct(ctx, { name: `Vial ${ctx.ids.newId().slice(-12)}`, price: PRICE, ...given });

/** Sends a checkout of one unit. Each buyer has an address of their own. */
function checkout(buyer: Ctx, cartToken: string, key = buyer.ids.newId()): Act {
  const form = buyerForm({ email: `${key}@example.test` });
  const sent = { cartToken, key, shownTotal: PRICE, gateway: GATEWAY, form };
  return act(buyer, (ctx) => placeOrder(ctx, sent));
}

const twoBuyers: Race = {
  name: "two-buyers",
  about: "Two buyers send their checkout of the last unit.",
  async prepare(shop) {
    const guest = shop.as(VISITOR);
    const productId = await newProduct(shop, { stock: 1 });
    const one = await fillCart(guest, { productId });
    const other = await fillCart(guest, { productId });
    return {
      acts: [checkout(guest, one.token), checkout(guest, other.token)],
      allowed: [
        ["ok", "out_of_stock"],
        ["out_of_stock", "ok"],
      ],
      async check() {
        const [level] = await shop.db
          .select()
          .from(stockLevels)
          .where(eq(stockLevels.productId, productId));
        return unless(level?.reserved === 1, `${level?.reserved} units are reserved`);
      },
    };
  },
};

const sameCheckout: Race = {
  name: "same-checkout",
  about: "A shopper sends the same checkout twice.",
  async prepare(shop) {
    const guest = shop.as(VISITOR);
    const { token, cartId } = await fillCart(guest, {
      productId: await newProduct(shop, { stock: 5 }),
    });
    const key = shop.ctx.ids.newId();
    return {
      acts: [checkout(guest, token, key), checkout(guest, token, key)],
      allowed: [["ok", "ok"]],
      async check() {
        const made = await shop.db.$count(orders, eq(orders.cartId, cartId));
        return unless(made === 1, `${made} orders were placed`);
      },
    };
  },
};

const newPrice: Race = {
  name: "new-price",
  about: "A planned price begins while a shopper sends the checkout.",
  async prepare(shop) {
    const guest = shop.as(VISITOR);
    const productId = await newProduct(shop, { stock: 5 });
    const { token, cartId } = await fillCart(guest, { productId });
    const period = { startsAt: addDays(shop.ctx.now, 1), endsAt: null };
    const price = { price: PRICE + 100, compareAtPrice: null };
    const planned = await planPrice(shop.ctx, { productId, variantId: null, ...price, ...period });
    if (!planned.ok) throw new Error(planned.reason);
    return {
      acts: [
        checkout(guest, token),
        async (db) => {
          await applyPrices({ ...shop.ctx, db, now: period.startsAt });
          return "ok";
        },
      ],
      allowed: [
        ["ok", "ok"],
        ["total_changed", "ok"],
      ],
      async check() {
        const lines = await shop.db
          .select({ price: orderItems.price })
          .from(orderItems)
          .innerJoin(orders, eq(orders.id, orderItems.orderId))
          .where(eq(orders.cartId, cartId));
        return unless(
          lines.every((line) => line.price === PRICE),
          "the order has a price that its buyer did not see",
        );
      },
    };
  },
};

const approvalTwice: Race = {
  name: "approval-twice",
  about: "A customer with one approved unit sends two checkouts from two browsers.",
  async prepare(shop) {
    const guest = shop.as(VISITOR);
    const buyer = shop.as(await accountOf(shop.ctx, "customer"));
    const clinician = shop.as(await accountOf(shop.ctx, "clinician"));
    const productId = await newProduct(shop, { stock: 5, clearance: "required" });
    await makeApproval(buyer, clinician, { productId, units: 1 });
    const plain = await newProduct(shop, { stock: 5 });
    const cart = async () => {
      const { token, cartId } = await fillCart(guest, { productId: plain });
      await shop.db
        .update(cartItems)
        .set({ productId, quantity: 1 })
        .where(eq(cartItems.cartId, cartId));
      return token;
    };
    return {
      acts: [checkout(buyer, await cart()), checkout(buyer, await cart())],
      allowed: ["approval_short", "clearance_required"].flatMap((reason) => [
        ["ok", reason] as const,
        [reason, "ok"] as const,
      ]),
    };
  },
};

export const buyingRaces: readonly Race[] = [twoBuyers, sameCheckout, newPrice, approvalTwice];
