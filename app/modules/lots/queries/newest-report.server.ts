import { and, desc, eq, gte, isNotNull, isNull, not, sql } from "drizzle-orm";
import { products } from "#app/modules/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { labReports, lots } from "../tables.server.ts";
import { reportFields } from "./report-fields.server.ts";

/** Of the same product or variant, the lot that packing takes: the open one that expires first. */
const takenBefore = (today: string) => sql`exists (select from ${lots} o
  where o.product_id = ${lots.productId} and o.variant_id is not distinct from ${lots.variantId}
    and o.opened_at is not null and o.closed_at is null and o.expires_on >= ${today}
    and (o.expires_on, o.received_at) < (${lots.expiresOn}, ${lots.receivedAt}))`;

/** The newest report with a picture of a lot that parcels are packed from, of a listed product. */
export async function newestReport(db: Db, today: string) {
  const [found] = await db
    .select({
      lotNumber: lots.lotNumber,
      isDemo: lots.isDemo,
      product: { id: products.id, name: products.name, slug: products.slug },
      report: reportFields,
    })
    .from(labReports)
    .innerJoin(lots, eq(lots.id, labReports.lotId))
    .innerJoin(products, eq(products.id, lots.productId))
    .where(
      and(
        eq(products.isActive, true),
        isNotNull(labReports.width),
        isNull(labReports.withdrawnAt),
        isNotNull(lots.openedAt),
        isNull(lots.closedAt),
        gte(lots.expiresOn, today),
        not(takenBefore(today)),
      ),
    )
    .orderBy(desc(labReports.addedAt), desc(labReports.id))
    .limit(1);
  return found;
}
