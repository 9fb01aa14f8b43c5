import { z } from "zod";
import { ofOrder } from "#app/modules/orders/jobs/on-order.server.ts";
import { moduleJobs, task, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { bookCommission } from "./commands/book-commission.server.ts";
import { releaseCommissions } from "./commands/release-commissions.server.ts";
import { mailAffiliate } from "./jobs/mail-affiliate.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "affiliates.mail": PayloadOf<typeof mailAffiliate>;
  }
}

/** After whatever changes what a paid order is worth. */
const book = task("affiliates.book", ofOrder, async (ctx, { orderId }) => {
  await bookCommission(ctx, orderId);
});

const release = task("affiliates.release", z.unknown(), async (ctx) => {
  await releaseCommissions(ctx);
});

export const affiliatesJobs = moduleJobs({
  tasks: [mailAffiliate],
  listeners: {
    "order.paid": [book],
    "order.cancelled": [book],
    "order.refunded": [book],
    "order.repriced": [book],
  },
  schedule: [{ task: release, match: "20 * * * *" }],
});
