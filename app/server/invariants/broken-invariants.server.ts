import type { Db } from "#app/platform/database/db.server.ts";
import { affiliateLedgerAgrees } from "./affiliate-ledger.server.ts";
import { payoutsAgree } from "./affiliate-payouts.server.ts";
import { commissionsAddUp } from "./affiliates.server.ts";
import { auditExplainsOrders } from "./audit.server.ts";
import { bookingsHold } from "./bookings.server.ts";
import { campaignsAddUp } from "./campaigns.server.ts";
import { clearanceHolds } from "./clearance.server.ts";
import { courierCashAddsUp } from "./courier-cash.server.ts";
import { creditAddsUp } from "./credit.server.ts";
import { customerFiguresAgree } from "./customer-figures.server.ts";
import { discountsAgree } from "./discounts.server.ts";
import { eDocumentsAddUp } from "./e-documents.server.ts";
import { formerSlugsAreFree } from "./former-slugs.server.ts";
import { giftCardsAddUp } from "./gift-cards.server.ts";
import { guaranteeAddsUp } from "./guarantee.server.ts";
import { healthHasConsent } from "./health-consents.server.ts";
import { invoicesAddUp } from "./invoices.server.ts";
import { lotsAreOnHand } from "./lots-on-hand.server.ts";
import { lotsAddUp } from "./lots.server.ts";
import { mailsAreWritten } from "./mails.server.ts";
import { marketingAgrees } from "./marketing.server.ts";
import { newsletterHasConsent } from "./newsletter.server.ts";
import { orderCountsAgree } from "./order-counts.server.ts";
import { ordersExistOnce } from "./orders-once.server.ts";
import { parcelsAddUp } from "./parcels.server.ts";
import { paymentsMatchOrders } from "./payments.server.ts";
import { proofsAreAnswered } from "./proofs.server.ts";
import { referencesResolve } from "./references.server.ts";
import { returnsAgree } from "./returns.server.ts";
import { salesDaysAgree } from "./sales-days.server.ts";
import { stockAddsUp } from "./stock.server.ts";
import { totalsAddUp } from "./totals.server.ts";
import { variantsAgree } from "./variants.server.ts";

/**
 * Checks all invariants of a shop and returns a sentence for each violation. Reads one snapshot, so
 * the shop may go on selling. Jobs write order counts and mails, so these checks are skipped while
 * jobs are still to run.
 */
export async function brokenInvariants(
  db: Db,
  { jobsDrained }: { jobsDrained: boolean },
): Promise<string[]> {
  return db.transaction(
    async (moment) => [
      ...(await stockAddsUp(moment)),
      ...(await lotsAddUp(moment)),
      ...(await lotsAreOnHand(moment)),
      ...(await parcelsAddUp(moment)),
      ...(await ordersExistOnce(moment)),
      ...(await totalsAddUp(moment)),
      ...(await paymentsMatchOrders(moment)),
      ...(await courierCashAddsUp(moment)),
      ...(await proofsAreAnswered(moment)),
      ...(await returnsAgree(moment)),
      ...(await invoicesAddUp(moment)),
      ...(await eDocumentsAddUp(moment)),
      ...(await discountsAgree(moment)),
      ...(await creditAddsUp(moment)),
      ...(await giftCardsAddUp(moment)),
      ...(await guaranteeAddsUp(moment)),
      ...(await commissionsAddUp(moment, { jobsDrained })),
      ...(await affiliateLedgerAgrees(moment)),
      ...(await payoutsAgree(moment)),
      ...(await clearanceHolds(moment)),
      ...(jobsDrained ? await orderCountsAgree(moment) : []),
      ...(jobsDrained ? await mailsAreWritten(moment) : []),
      ...(await customerFiguresAgree(moment)),
      ...(await salesDaysAgree(moment)),
      ...(await auditExplainsOrders(moment)),
      ...(await referencesResolve(moment)),
      ...(await marketingAgrees(moment)),
      ...(await healthHasConsent(moment)),
      ...(await newsletterHasConsent(moment)),
      ...(await campaignsAddUp(moment)),
      ...(await variantsAgree(moment)),
      ...(await formerSlugsAreFree(moment)),
      ...(await bookingsHold(moment, { jobsDrained })),
    ],
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
