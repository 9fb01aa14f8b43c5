import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { accountSealer, type Account } from "../queries/payout-sealer.server.ts";
import { linesOfPayout } from "../queries/payouts.server.ts";
import type { PayoutMethod } from "../rules/payout-terms.ts";
import { openPayout, type PayoutRefusal } from "./open-payout.server.ts";

type OpenedAccounts = { number: string; rows: (Account & { amount: number; code: string })[] };

/** Opens the accounts that are still to be paid by one method. The log says who did, and when. */
export async function openAccounts(
  ctx: Ctx,
  { payoutId, method }: { payoutId: string; method: PayoutMethod },
): Promise<Result<OpenedAccounts, PayoutRefusal | Refusal<"unreadable">>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openPayout(tx, payoutId, "open");
    if (!opened.ok) return opened;
    const { id, number } = opened.value;
    const sealer = accountSealer(tx);
    const lines = await linesOfPayout(tx.db, id);
    const rows: OpenedAccounts["rows"] = [];
    for (const line of lines.filter((one) => one.state === "open" && one.method === method)) {
      const account = sealer.open(line.detailsId, line.sealed);
      if (!account) return refuse("unreadable");
      rows.push({ ...account, amount: line.amount, code: line.code });
    }
    await recordAudit(tx, {
      action: "affiliate_payout.accounts_opened",
      subject: { type: "affiliate_payout", id },
      after: { number, method, lines: rows.length },
    });
    return ok({ number, rows });
  });
}
