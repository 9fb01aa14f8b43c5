import { and, desc, eq, gte, isNotNull, isNull, not, sql } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { labReports, lots } from "../tables.server.ts";
import { lotMessages as say } from "../texts/shopper.ts";
import { showReport } from "../views/show-lots.ts";
import { isOpen } from "./open-lots.server.ts";
import { reportFields } from "./report-fields.server.ts";

/** The last day of the longest course that begins today. */
const courseEnd = (today: string) =>
  sql`${today}::date + 7 * coalesce(${products.courseWeeksMax}, 0)`;

/** Whether packing takes another lot of the same product or variant first (`chooseLots`). */
const takenBefore = (today: string) => sql`exists (select from ${lots} o
  where o.product_id = ${lots.productId} and o.variant_id is not distinct from ${lots.variantId}
    and o.opened_at is not null and o.closed_at is null and o.expires_on >= ${courseEnd(today)}
    and o.packed_units < o.received_units
    and (o.expires_on, o.received_at) < (${lots.expiresOn}, ${lots.receivedAt}))`;

/** The newest report with a picture, for a lot that parcels of a listed product are packed from. */
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
        isOpen(today),
        gte(lots.expiresOn, courseEnd(today)),
        not(takenBefore(today)),
      ),
    )
    .orderBy(desc(labReports.addedAt), desc(labReports.id))
    .limit(1);
  return found;
}

/** The same, ready to be shown; undefined if no report has a picture. */
export async function newestProof(db: Db, today: string) {
  const found = await newestReport(db, today);
  if (!found) return undefined;
  const { lotNumber, isDemo, product } = found;
  const { picture, ...report } = showReport(found.report);
  if (!picture) return undefined;
  const alt = say.pictureAlt(lotNumber, report.labName);
  return {
    lotNumber,
    product,
    demo: isDemo ? say.demo : undefined,
    report,
    picture: { ...picture, src: report.href, alt },
    open: say.open(report.file),
  };
}
