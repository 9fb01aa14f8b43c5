import { eq } from "drizzle-orm";
import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { openAffiliate, type ActRefusal, type OnAffiliate } from "./open-affiliate.server.ts";
import { writeLedger } from "./write-ledger.server.ts";

type Adjustment = OnAffiliate & { amount: Centavos; reason: string };

/**
 * Staff correct an affiliate's balance up or down, with a reason that the affiliate reads. Money is
 * not undone; another correction fixes a mistake. A form that is sent twice fails the second time
 * because the version has changed.
 */
export async function adjustBalance(
  ctx: Ctx,
  { amount, reason, ...on }: Adjustment,
): Promise<Result<undefined, ActRefusal>> {
  if (!may(ctx.actor, "payouts:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const opened = await openAffiliate(tx, "adjust", on);
    if (!opened.ok) return opened;
    const { id, version, affiliateCode: code } = opened.value;
    await tx.db
      .update(affiliates)
      .set({ version: version + 1 })
      .where(eq(affiliates.id, id));
    await writeLedger(tx, { affiliateId: id, kind: "adjusted", amount, reason });
    await recordAudit(tx, {
      action: "affiliate.balance_corrected",
      subject: { type: "affiliate", id },
      before: { code },
      after: { code, amount },
      reason,
    });
    return ok(undefined);
  });
}
