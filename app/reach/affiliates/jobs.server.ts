import { z } from "zod";
import { ofOrder } from "#app/selling/orders/jobs/on-order.server.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { moduleJobs, task, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { bookCommission } from "./commands/book-commission.server.ts";
import { releaseCommissions } from "./commands/release-commissions.server.ts";
import { sweepPayoutProofs } from "./commands/sweep-payout-proofs.server.ts";
import { mailAffiliate } from "./jobs/mail-affiliate.server.ts";
import { PROOF_FILES } from "./rules/proof-terms.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "affiliates.mail": PayloadOf<typeof mailAffiliate>;
  }
}

/** Runs after each change of a paid order's value. */
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

export function affiliateFileJobs(files: Files) {
  const sweep = task("affiliates.sweep-proofs", z.unknown(), (ctx) =>
    sweepPayoutProofs(ctx, files.area(PROOF_FILES)),
  );
  return moduleJobs({ schedule: [{ task: sweep, match: "15 20 * * *" }] });
}
