import { asc, eq } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { clearanceApprovals, clearanceUses } from "../tables.server.ts";
import { showSoldUnder, type SoldUnder } from "../views/show-sold-under.ts";

/** The approvals behind an order, for its page and its receipt. */
export async function soldUnder(db: Db, orderId: string): Promise<SoldUnder[]> {
  const uses = await db
    .select({
      id: clearanceUses.id,
      product: products.name,
      units: clearanceUses.units,
      releasedAt: clearanceUses.releasedAt,
      clinicianName: clearanceApprovals.clinicianName,
      approvedAt: clearanceApprovals.validFrom,
      until: clearanceApprovals.until,
    })
    .from(clearanceUses)
    .innerJoin(clearanceApprovals, eq(clearanceApprovals.id, clearanceUses.approvalId))
    .innerJoin(products, eq(products.id, clearanceApprovals.productId))
    .where(eq(clearanceUses.orderId, orderId))
    .orderBy(asc(products.name), asc(clearanceUses.id));
  return uses.map(showSoldUnder);
}
