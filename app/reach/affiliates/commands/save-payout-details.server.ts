import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { ownAffiliate } from "../queries/own-affiliate.server.ts";
import { accountSealer, type Account } from "../queries/payout-sealer.server.ts";
import { usableFrom, type PayoutMethod } from "../rules/payout-terms.ts";
import { affiliatePayoutDetails } from "../tables.server.ts";
import { accountInWords } from "../texts/shopper-payouts.ts";

/**
 * An affiliate enters a payout account. Each time adds a row, and the newest applies once its
 * waiting time is over. The mail goes to the account's address, so that its owner can object.
 */
export async function savePayoutDetails(
  ctx: Ctx,
  { method, ...account }: Account & { method: PayoutMethod },
): Promise<Result<undefined, Refusal<"no_affiliate">>> {
  return inTransaction(ctx, async (tx) => {
    const own = await ownAffiliate(tx);
    if (own?.status !== "active" && own?.status !== "suspended") return refuse("no_affiliate");
    const id = tx.ids.newId();
    const lastFour = account.number.slice(-4);
    await tx.db.insert(affiliatePayoutDetails).values({
      id,
      affiliateId: own.id,
      method,
      sealed: accountSealer(tx).seal(id, account),
      lastFour,
      usableFrom: usableFrom(tx.now),
      createdAt: tx.now,
    });
    await recordAudit(tx, {
      action: "affiliate.payout_details_changed",
      subject: { type: "affiliate", id: own.id },
      after: { code: own.code, method, lastFour },
    });
    await enqueue(tx.db, "affiliates.mail", {
      affiliateId: own.id,
      version: tx.now.getTime(),
      news: "details",
      why: accountInWords(method, lastFour),
    });
    return ok(undefined);
  });
}
