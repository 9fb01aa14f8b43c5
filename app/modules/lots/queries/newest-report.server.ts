import { and, desc, eq, isNotNull } from "drizzle-orm";
import { products } from "#app/modules/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { labReports, lots } from "../tables.server.ts";
import { reportFields } from "./report-fields.server.ts";

/** The newest report that can be shown as a picture, of a product that is listed. */
export async function newestReport(db: Db) {
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
    .where(and(eq(products.isActive, true), isNotNull(labReports.width)))
    .orderBy(desc(labReports.addedAt), desc(labReports.id))
    .limit(1);
  return found;
}
