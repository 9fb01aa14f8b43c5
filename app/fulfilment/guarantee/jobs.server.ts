import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { mailBuyer } from "#app/selling/orders/jobs/mail-buyer.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { findArrival } from "#app/fulfilment/arrivals/queries/find-arrival.server.ts";
import { recallBuyers, recalls } from "#app/fulfilment/recalls/tables.server.ts";
import { moduleJobs, task, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { openCase } from "./commands/open-case.server.ts";
import { retryUnpaid } from "./commands/retry-unpaid.server.ts";
import { coldLines, linesOfLot } from "./queries/affected-lines.server.ts";
import { findPaidCase } from "./queries/cases.server.ts";
import { lateParcels } from "./queries/late-parcels.server.ts";
import { guaranteeNews } from "./texts/mail.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "guarantee.mail": PayloadOf<typeof mailGuarantee>;
  }
}

/** Tells the buyer why the shop paid, and how much. */
const mailGuarantee = task(
  "guarantee.mail",
  z.object({ caseId: z.string() }),
  async (ctx, { caseId }) => {
    const own = await findPaidCase(ctx.db, caseId);
    const order = own && (await findOrder(ctx.db, own.orderId));
    if (!order) return;
    const news = guaranteeNews({ ...own, orderNumber: order.orderNumber });
    await mailBuyer(ctx, order, { dedupeKey: `guarantee:${caseId}`, news });
  },
);

const ofOrder = z.object({ orderId: z.string() });

/** A recall pays each of its buyers in a transaction of its own. */
const payRecall = (gateways: Gateways) =>
  task("guarantee.pay-recall", z.object({ recallId: z.string() }), async (ctx, { recallId }) => {
    const buyers = await ctx.db
      .select({ orderId: recallBuyers.orderId, lotId: recalls.lotId })
      .from(recallBuyers)
      .innerJoin(recalls, eq(recalls.id, recallBuyers.recallId))
      .where(eq(recalls.id, recallId))
      .orderBy(recallBuyers.orderId);
    for (const bought of buyers) {
      const about = { orderId: bought.orderId, event: "recall", aboutId: recallId } as const;
      await openCase(ctx, gateways, about, (db) => linesOfLot(db, bought));
    }
  });

const payWarm = (gateways: Gateways) =>
  task("guarantee.pay-warm", z.object({ arrivalId: z.string() }), async (ctx, { arrivalId }) => {
    const own = await findArrival(ctx.db, arrivalId);
    if (own?.decision !== "replacement") return;
    const its = and(eq(parcels.orderId, own.orderId), eq(parcels.number, own.parcel));
    const [parcel] = await ctx.db.select({ id: parcels.id }).from(parcels).where(its);
    if (!parcel) return;
    const about = { orderId: own.orderId, event: "warm", aboutId: arrivalId } as const;
    await openCase(ctx, gateways, about, (db) => coldLines(db, parcel.id));
  });

/** Goods that need no cold do not suffer from a late parcel, so only cold ones are paid. */
const payLate = (gateways: Gateways) =>
  task("guarantee.pay-late", ofOrder, async (ctx, { orderId }) => {
    const settings = await loadSettings(ctx.db);
    if (settings.guarantee_late === "off") return;
    for (const parcelId of await lateParcels(ctx.db, orderId, settings)) {
      const about = { orderId, event: "late", aboutId: parcelId } as const;
      await openCase(ctx, gateways, about, (db) => coldLines(db, parcelId));
    }
  });

const payOnceHere = (gateways: Gateways) =>
  task("guarantee.retry-unpaid", ofOrder, (ctx, { orderId }) =>
    retryUnpaid(ctx, gateways, orderId),
  );

export function guaranteeJobs(gateways: Gateways) {
  const late = payLate(gateways);
  return moduleJobs({
    tasks: [mailGuarantee],
    listeners: {
      "lot.recalled": [payRecall(gateways)],
      "arrival.rejected": [payWarm(gateways)],
      "order.parcel-delivered": [late],
      "order.delivered": [late],
      "order.paid": [payOnceHere(gateways)],
    },
  });
}
