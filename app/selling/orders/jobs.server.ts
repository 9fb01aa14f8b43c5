import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { setSold } from "#app/goods/catalog/commands/set-sold.server.ts";
import { moduleJobs, task, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { announceShipment } from "./jobs/announce-shipment.server.ts";
import { countOrders, joinGuestOrders } from "./jobs/customer-orders.server.ts";
import { forgetNotes } from "./jobs/forget-notes.server.ts";
import { mailOrderEnded } from "./jobs/mail-ending.server.ts";
import {
  mailConfirmation,
  mailNewOrderLink,
  remindConfirmation,
  mailLostLink,
} from "./jobs/mail-links.server.ts";
import {
  mailOrderDelivered,
  mailOrderShipped,
  mailParcelDelivered,
  mailTrackingChanged,
} from "./jobs/mail-parcels.server.ts";
import { mailOrderChanged, mailPaymentProblem, mailFlagged } from "./jobs/mail-news.server.ts";
import { mailDigest, mailNewlyPaid, mailNewlyPlaced } from "./jobs/mail-new-orders.server.ts";
import { mailOrderConfirmed, mailOrderPaid } from "./jobs/mail-paid.server.ts";
import { mailOrderPlaced } from "./jobs/mail-placed.server.ts";
import { flagUnconfirmed, forgetReservations } from "./jobs/unpaid-orders.server.ts";
import { soldUnits } from "./queries/sold-units.server.ts";
import type { OrderEnd } from "./rules/order-ends.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopEvents {
    "order.placed": { orderId: string };
    "order.confirmed": { orderId: string };
    "order.paid": { orderId: string; late?: boolean };
    "order.processing": { orderId: string };
    "order.shipped": { orderId: string; parcelId: string };
    "order.tracking-changed": { orderId: string; parcelId: string; changeId: string };
    "order.parcel-delivered": { orderId: string; parcelId: string };
    "order.delivered": { orderId: string };
    "order.completed": { orderId: string };
    "order.cancelled": { orderId: string; why: OrderEnd; wasPaid: boolean };
    /** The items and the price of a paid order changed. */
    "order.repriced": { orderId: string };
    "order.refunded": { orderId: string; refundId: string };
    "order.flagged": { orderId: string; flagId: string; sentence: string };
    "order.payment-problem": PayloadOf<typeof mailPaymentProblem>;
  }
  interface ShopTasks {
    "orders.expire": { orderId: string };
    "orders.count": { orderId: string };
    "orders.tell-shipment": { orderId: string; parcelId: string; since: string };
    "orders.remind-confirmation": { orderId: string };
    "orders.flag-unconfirmed": { orderId: string };
    "orders.mail-confirmation": { orderId: string; askId: string };
    "orders.mail-new-link": { orderId: string; issue: number };
    "orders.mail-changed": PayloadOf<typeof mailOrderChanged>;
    "orders.mail-link": PayloadOf<typeof mailLostLink>;
  }
}

/**
 * Popularity is the number of units in paid orders of the last 30 days that were not refunded. Runs
 * by schedule, because sales also drop out of the window without an event.
 */
export const refreshPopularity = task("orders.popularity", z.unknown(), async (ctx) => {
  await setSold(ctx, await soldUnits(ctx.db, addDays(ctx.now, -30)));
});

export const ordersJobs = moduleJobs({
  tasks: [
    countOrders,
    mailLostLink,
    mailConfirmation,
    mailNewOrderLink,
    mailOrderChanged,
    remindConfirmation,
    flagUnconfirmed,
    announceShipment,
  ],
  listeners: {
    "customer.confirmed": [joinGuestOrders],
    "customer.signed-in": [joinGuestOrders],
    "order.placed": [mailOrderPlaced, mailNewlyPlaced],
    "order.confirmed": [mailOrderConfirmed],
    "order.paid": [mailOrderPaid, countOrders, mailNewlyPaid],
    "order.cancelled": [mailOrderEnded, countOrders],
    "order.flagged": [mailFlagged],
    "order.payment-problem": [mailPaymentProblem],
    "order.refunded": [countOrders],
    "order.repriced": [],
    "order.processing": [],
    "order.shipped": [mailOrderShipped],
    "order.tracking-changed": [mailTrackingChanged],
    "order.parcel-delivered": [mailParcelDelivered],
    "order.delivered": [mailOrderDelivered],
    "order.completed": [],
  },
  schedule: [
    { task: refreshPopularity, match: "*/10 * * * *" },
    { task: mailDigest, match: "*/10 * * * *" },
    { task: forgetReservations, match: "7 * * * *" },
    { task: forgetNotes, match: "50 19 * * *" },
  ],
});
