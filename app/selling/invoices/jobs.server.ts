import { z } from "zod";
import { jobSettings } from "#app/running/settings/queries.server.ts";
import { ofOrder } from "#app/selling/orders/jobs/on-order.server.ts";
import { enqueueAll } from "#app/platform/jobs/enqueue.server.ts";
import { moduleJobs, task, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { documentMissing } from "./commands/document-missing.server.ts";
import { invoiceDays } from "./commands/invoice-days.server.ts";
import { bookInvoices } from "./commands/book-invoices.server.ts";
import { readTaxTerms } from "./rules/tax-terms.ts";
import { ordersWithoutInvoice } from "./queries/without-invoice.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "invoices.book": PayloadOf<typeof book>;
  }
}

/** Runs after each event that changes the sale of a paid order. */
const book = task("invoices.book", ofOrder, async (ctx, { orderId }) => {
  const { terms } = readTaxTerms(await jobSettings(ctx));
  if (terms) await bookInvoices(ctx, orderId);
});

/**
 * Writes missing electronic documents, then books sales that waited for complete settings, each in
 * its own job, so that a failure does not block the others.
 */
const catchUp = task("invoices.catch-up", z.unknown(), async (ctx) => {
  await documentMissing(ctx);
  const orderIds = await ordersWithoutInvoice(ctx);
  await enqueueAll(
    ctx.db,
    orderIds.map((orderId) => ({
      task: "invoices.book",
      payload: { orderId },
      options: { key: `invoices.book:${orderId}` },
    })),
  );
});

const ofDays = task("invoices.of-days", z.unknown(), async (ctx) => {
  await invoiceDays(ctx);
});

export const invoicesJobs = moduleJobs({
  tasks: [book],
  listeners: {
    "order.paid": [book],
    "order.cancelled": [book],
    "order.refunded": [book],
    "order.repriced": [book],
  },
  schedule: [
    { task: catchUp, match: "25 * * * *" },
    // After midnight in Manila.
    { task: ofDays, match: "10 16 * * *" },
  ],
});
