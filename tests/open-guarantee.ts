import { eq, like } from "drizzle-orm";
import { beforeEach } from "vitest";
import { lots } from "#app/goods/lots/tables.server.ts";
import { fakeGateway, gatewaysOf } from "#app/selling/payments/factories.ts";
import { refunds } from "#app/selling/payments/tables.server.ts";
import { startRecall } from "#app/fulfilment/recalls/commands/start-recall.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import type { TestContext } from "./context.ts";
import { drainJobs } from "./drain-jobs.ts";
import { turnOnGuarantee } from "#app/fulfilment/guarantee/factories.ts";
import { guaranteeJobs } from "#app/fulfilment/guarantee/jobs.server.ts";
import { guaranteeCases } from "#app/fulfilment/guarantee/tables.server.ts";
import { arrivalsJobs } from "#app/fulfilment/arrivals/jobs.server.ts";
import { recallsJobs } from "#app/fulfilment/recalls/jobs.server.ts";
import { ordersJobs } from "#app/selling/orders/jobs.server.ts";
import { paymentsJobs } from "#app/selling/payments/jobs.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";

/** A shop whose guarantee is on, with a gateway that sends every refund. */
export async function openGuarantee({ ctx, db, pool, as }: TestContext) {
  await publishLegalTexts(ctx);
  const manager = as("manager");
  const gateway = fakeGateway({
    refund: async ({ amount }) => ({ ok: true, value: { refunded: amount } }),
  });
  const gateways = gatewaysOf(gateway);
  const files = createDiskFiles("nowhere");
  const causes = [ordersJobs, recallsJobs, arrivalsJobs(files)];
  const ofMoney = [paymentsJobs({ gateways, files }), guaranteeJobs(gateways)];
  const jobs = planOf({ tasks: [deliverMail] }, ...causes, ...ofMoney);
  const drain = () => drainJobs(pool, jobs);

  beforeEach(async () => {
    await drain();
    await turnOnGuarantee(ctx, { guarantee_order_limit: "10000", guarantee_month_limit: "90000" });
  });

  return {
    manager,
    gateways,
    drain,
    casesOf: (orderId: string) =>
      db.select().from(guaranteeCases).where(eq(guaranteeCases.orderId, orderId)),
    refundsOf: (orderId: string) => db.select().from(refunds).where(eq(refunds.orderId, orderId)),
    async recall(lotNumber: string) {
      const [lot] = await db.select().from(lots).where(like(lots.lotNumber, lotNumber));
      const why = { reason: "Some vials may not be sterile.", advice: "Do not use it." };
      const started = await startRecall(manager, { lotId: lot?.id ?? "", ...why });
      if (!started.ok) throw new Error(started.reason);
    },
  };
}
