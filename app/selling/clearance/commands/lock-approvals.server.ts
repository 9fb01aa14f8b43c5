import { asc, inArray, or } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { clearanceApprovals, clearanceUses } from "../tables.server.ts";

type ApprovalQuery = { orderIds?: readonly string[]; approvalIds?: readonly string[] };

/**
 * Locks approvals until the transaction ends, in the order of their ids: after carts, orders and
 * codes, before stock. Locks the named approvals and those that the orders used.
 */
export async function lockApprovals(db: Db, { orderIds = [], approvalIds = [] }: ApprovalQuery) {
  if (orderIds.length === 0 && approvalIds.length === 0) return [];
  const ofOrders = db
    .select({ id: clearanceUses.approvalId })
    .from(clearanceUses)
    .where(inArray(clearanceUses.orderId, [...orderIds]));
  return db
    .select()
    .from(clearanceApprovals)
    .where(
      or(
        inArray(clearanceApprovals.id, ofOrders),
        inArray(clearanceApprovals.id, [...approvalIds]),
      ),
    )
    .orderBy(asc(clearanceApprovals.id))
    .for("no key update");
}
