import { desc, eq, sql } from "drizzle-orm";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import {
  affiliateCommissions,
  affiliateLedger,
  affiliatePayoutLines,
  affiliatePayouts,
} from "../tables.server.ts";

/** The balance that the shop owes an affiliate; negative when more was taken back than was left. */
export async function balanceOf(db: Db, affiliateId: string): Promise<number> {
  const [found] = await db
    .select({ balance: sql`coalesce(sum(${affiliateLedger.amount}), 0)`.mapWith(Number) })
    .from(affiliateLedger)
    .where(eq(affiliateLedger.affiliateId, affiliateId));
  return found?.balance ?? 0;
}

/** The rows of a ledger, the newest first, each with the balance after it. */
export async function ledgerOf(
  db: Db,
  affiliateId: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  const { id, at, kind, amount, reason, commissionId, lineId } = affiliateLedger;
  return db
    .select({
      id,
      at,
      kind,
      amount,
      reason,
      orderNumber: orders.orderNumber,
      lineId,
      payoutNumber: affiliatePayouts.number,
      balance: sql`sum(${amount}) over (order by ${at}, ${affiliateLedger.id})`.mapWith(Number),
    })
    .from(affiliateLedger)
    .leftJoin(affiliateCommissions, eq(affiliateCommissions.id, commissionId))
    .leftJoin(orders, eq(orders.id, affiliateCommissions.orderId))
    .leftJoin(affiliatePayoutLines, eq(affiliatePayoutLines.id, lineId))
    .leftJoin(affiliatePayouts, eq(affiliatePayouts.id, affiliatePayoutLines.payoutId))
    .where(eq(affiliateLedger.affiliateId, affiliateId))
    .orderBy(desc(at), desc(affiliateLedger.id))
    .limit(limit)
    .offset(offset);
}

export type LedgerRow = Awaited<ReturnType<typeof ledgerOf>>[number];
