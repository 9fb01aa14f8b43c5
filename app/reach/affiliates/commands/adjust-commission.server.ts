import { eq } from "drizzle-orm";
import type { LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { bookedOf, commissionOfOrder } from "../queries/commission-of-order.server.ts";
import { keptOf } from "../queries/kept-of.server.ts";
import { changedEntries, type CommissionEntry } from "../rules/book-entries.ts";
import { changeKind } from "../rules/ledger-terms.ts";
import { affiliateCommissions } from "../tables.server.ts";
import { writeEntries } from "./write-entries.server.ts";
import { writeLedger } from "./write-ledger.server.ts";

/**
 * Books the changes to an order's commission since the last call. The caller holds the lock of the
 * order. Reductions of a payable commission reduce the balance, even after it was paid out.
 */
export async function adjustCommission(tx: Ctx, order: LockedOrder): Promise<void> {
  const commission = await commissionOfOrder(tx.db, order.id);
  if (!commission) return;
  const booked = await bookedOf(tx.db, commission.id);
  const kept = await keptOf(tx.db, order, commission);
  const entries = changedEntries(booked, kept, commission.rate);
  await writeEntries(tx, commission.id, entries);
  await noteInLedger(tx, commission, entries);
  if (commission.status === "paid") return;
  const left = [...booked, ...entries].reduce((sum, { base }) => sum + base, 0);
  const status = left === 0 && commission.orderAmount > 0 ? "reversed" : "pending";
  if (status === commission.status) return;
  await tx.db
    .update(affiliateCommissions)
    .set({ status })
    .where(eq(affiliateCommissions.id, commission.id));
}

type LedgerCommission = { id: string; affiliateId: string; payableAt: Date | null };

/** A commission has no ledger entries before it is payable. */
async function noteInLedger(
  tx: Ctx,
  commission: LedgerCommission,
  entries: readonly CommissionEntry[],
) {
  const { id: commissionId, affiliateId, payableAt } = commission;
  const amount = entries.reduce((sum, entry) => sum + entry.amount, 0);
  const kind = changeKind(amount);
  if (payableAt === null || kind === undefined) return;
  await writeLedger(tx, { affiliateId, kind, amount, commissionId });
}
