import type { Db } from "#app/platform/database/db.server.ts";
import { auditExplainsOrders } from "./invariants/audit.ts";
import { bookingsHold } from "./invariants/bookings.ts";
import { discountsAgree } from "./invariants/discounts.ts";
import { formerSlugsAreFree } from "./invariants/former-slugs.ts";
import { healthHasConsent } from "./invariants/health-consents.ts";
import { mailsAreWritten } from "./invariants/mails.ts";
import { marketingAgrees } from "./invariants/marketing.ts";
import { newsletterHasConsent } from "./invariants/newsletter.ts";
import { orderCountsAgree } from "./invariants/order-counts.ts";
import { ordersExistOnce } from "./invariants/orders-once.ts";
import { paymentsMatchOrders } from "./invariants/payments.ts";
import { proofsAreAnswered } from "./invariants/proofs.ts";
import { referencesResolve } from "./invariants/references.ts";
import { stockAddsUp } from "./invariants/stock.ts";
import { totalsAddUp } from "./invariants/totals.ts";
import { variantsAgree } from "./invariants/variants.ts";

type Options = {
  /** Orders whose buyers were given an answer. */
  acknowledgedOrderIds?: readonly string[];
  /** Order counts and mails are kept by jobs: leave them out while some are still to run. */
  jobsDrained?: boolean;
};

/**
 * What holds after every test, load and fault run. Answers a sentence for each violation, so an
 * empty list is the good news. Sees one moment, also while the shop goes on selling.
 */
export async function checkInvariants(db: Db, options: Options = {}): Promise<string[]> {
  const { acknowledgedOrderIds = [], jobsDrained = true } = options;
  return db.transaction(
    async (moment) => [
      ...(await stockAddsUp(moment)),
      ...(await ordersExistOnce(moment, acknowledgedOrderIds)),
      ...(await totalsAddUp(moment)),
      ...(await paymentsMatchOrders(moment)),
      ...(await proofsAreAnswered(moment)),
      ...(await discountsAgree(moment)),
      ...(jobsDrained ? await orderCountsAgree(moment) : []),
      ...(jobsDrained ? await mailsAreWritten(moment) : []),
      ...(await auditExplainsOrders(moment)),
      ...(await referencesResolve(moment)),
      ...(await marketingAgrees(moment)),
      ...(await healthHasConsent(moment)),
      ...(await newsletterHasConsent(moment)),
      ...(await variantsAgree(moment)),
      ...(await formerSlugsAreFree(moment)),
      ...(await bookingsHold(moment, { jobsDrained })),
    ],
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
