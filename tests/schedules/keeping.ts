import { eq } from "drizzle-orm";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { openLot } from "#app/goods/lots/commands/open-lot.server.ts";
import { receiveLot } from "#app/goods/lots/commands/receive-lot.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import { packOrder } from "#app/fulfilment/packing/commands/pack-order.server.ts";
import { readParcel } from "#app/fulfilment/packing/queries/read-parcel.server.ts";
import { cancelOwnOrder } from "#app/selling/checkout/commands/cancel-own-order.server.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { endUnpaidOrder } from "#app/selling/orders/commands/end-unpaid-order.server.ts";
import { makeOrder, tokenOf } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { planKey } from "#app/selling/orders/rules/plan-packing.ts";
import { refundOrder } from "#app/selling/payments/commands/refund-order.server.ts";
import { settlePayment } from "#app/selling/payments/commands/settle-payment/settle-payment.server.ts";
import {
  fakeGateway,
  GATEWAY,
  gatewayEvent,
  gatewaysOf,
  orderToPay,
  tell,
} from "#app/selling/payments/factories.ts";
import { payments } from "#app/selling/payments/tables.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { accountOf } from "../actor-of.ts";
import { act, unless, type Act, type Race } from "./race.ts";
import type { Shop } from "./shop.ts";

const gateways = gatewaysOf(fakeGateway());
const NO_TRACKING = { courier: null, number: null, url: null };

async function callback({ ctx }: Shop, reference: string): Promise<Act> {
  const event = await gatewayEvent(ctx, reference);
  return act(ctx, (own) => settlePayment(own, GATEWAY, event, {}));
}

async function paymentOf({ db }: Shop, reference: string): Promise<string[]> {
  const [paid] = await db.select().from(payments).where(eq(payments.reference, reference));
  return unless(paid?.status === "paid", `the payment is ${paid?.status}`);
}

const callbackAndExpiry: Race = {
  name: "callback-expiry",
  about: "The callback of a payment arrives while its order expires.",
  async prepare(shop) {
    const { orderId, reference } = await orderToPay(shop.ctx);
    return {
      acts: [
        await callback(shop, reference),
        async (db) => {
          await inTransaction({ ...shop.ctx, db }, (tx) => endUnpaidOrder(tx, orderId, "expired"));
          return "ok";
        },
      ],
      allowed: [["ok", "ok"]],
      async check() {
        const order = await findOrder(shop.db, orderId);
        const ended = `${order?.status} ${order?.paymentStatus}`;
        return [
          ...(await paymentOf(shop, reference)),
          // The units are still free, so an order that expired first comes back.
          ...unless(ended === "confirmed paid", `the order is ${ended}`),
        ];
      },
    };
  },
};

const callbackAndCancellation: Race = {
  name: "callback-cancellation",
  about: "The callback of a payment arrives while the buyer cancels the order.",
  async prepare(shop) {
    const { orderId, reference } = await orderToPay(shop.ctx);
    const guest = shop.as(VISITOR);
    const sent = { orderToken: await tokenOf(shop.ctx, orderId), note: null };
    return {
      acts: [
        await callback(shop, reference),
        act(guest, (own) => cancelOwnOrder(own, gateways, sent)),
      ],
      allowed: [["ok", "ok"]],
      async check() {
        const order = await findOrder(shop.db, orderId);
        const isRepaid = order?.paymentStatus === "refunded" || order?.needsAttention !== null;
        return [
          ...(await paymentOf(shop, reference)),
          ...unless(order?.status !== "confirmed", "the order is not canceled"),
          ...unless(isRepaid || (await hasRefund(shop, orderId)), "nobody gives the money back"),
        ];
      },
    };
  },
};

async function hasRefund({ pool }: Shop, orderId: string): Promise<boolean> {
  const found = await pool.query("select from refunds where order_id = $1", [orderId]);
  return found.rowCount === 1;
}

const twoRefunds: Race = {
  name: "two-refunds",
  about: "Two managers each refund two thirds of an order.",
  async prepare(shop) {
    const { orderId, reference } = await orderToPay(shop.ctx);
    await tell(shop.ctx, reference);
    const manager = shop.as(await accountOf(shop.ctx, "manager"));
    const refund = () => {
      const wish = { amount: 600_000, reason: "asked by phone", byHand: undefined };
      const sent = { ...wish, key: shop.ctx.ids.newId() };
      return act(manager, (own) => refundOrder(own, gateways, orderId, sent));
    };
    return {
      acts: [refund(), refund()],
      allowed: [
        ["ok", "too_much"],
        ["too_much", "ok"],
      ],
    };
  },
};

const twoPackers: Race = {
  name: "two-packers",
  about: "Two packers ship one order each from the last unit of a lot.",
  async prepare(shop) {
    const { ctx } = shop;
    const name = `Packed ${ctx.ids.newId().slice(-12)}`;
    const productId = await makeProduct(ctx, { name, stock: 20 });
    const received = await receiveLot(ctx, {
      item: { productId, variantId: null },
      lotNumber: name,
      madeOn: null,
      expiresOn: "2028-01-01",
      receivedUnits: 1,
    });
    if (!received.ok) throw new Error(received.reason);
    const { lotId } = received.value;
    await openLot(ctx, lotId);
    const pack = async () => {
      const orderId = await makeOrder(ctx, { productId, paymentMethod: "cod" });
      await confirmByPhone(ctx, orderId);
      const plan = planKey((await readParcel(ctx, orderId))?.plan ?? []);
      return act(ctx, (own) => packOrder(own, { orderId, plan, shipment: NO_TRACKING }));
    };
    return {
      acts: [await pack(), await pack()],
      allowed: [
        ["ok", "lots_changed"],
        ["lots_changed", "ok"],
      ],
      async check() {
        const [lot] = await shop.db.select().from(lots).where(eq(lots.id, lotId));
        return unless(lot?.packedUnits === 1, `${lot?.packedUnits} units of the lot are packed`);
      },
    };
  },
};

export const keepingRaces: readonly Race[] = [
  callbackAndExpiry,
  callbackAndCancellation,
  twoRefunds,
  twoPackers,
];
