import { asc, desc, eq, sql } from "drizzle-orm";
import { validate } from "uuid";
import { soldName } from "#app/modules/catalog/queries/sold-name.server.ts";
import { productVariants, products } from "#app/modules/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { labReports, lots } from "../tables.server.ts";
import { reportFields } from "./report-fields.server.ts";

const PAGE = 50;

const fields = {
  id: lots.id,
  productName: soldName,
  slug: products.slug,
  lotNumber: lots.lotNumber,
  madeOn: lots.madeOn,
  expiresOn: lots.expiresOn,
  receivedUnits: lots.receivedUnits,
  receivedAt: lots.receivedAt,
  openedAt: lots.openedAt,
  closedAt: lots.closedAt,
  closedWhy: lots.closedWhy,
  isDemo: lots.isDemo,
  version: lots.version,
};

function allLots(db: Db) {
  return db
    .select({
      ...fields,
      reports: sql<number>`(select count(*)::int from ${labReports} r where r.lot_id = ${lots.id} and r.withdrawn_at is null)`,
    })
    .from(lots)
    .innerJoin(products, eq(products.id, lots.productId))
    .leftJoin(productVariants, eq(productVariants.id, lots.variantId))
    .$dynamic();
}

/** A page of 50 for staff, newest first. `page` starts at 1. */
export async function listLots(db: Db, page: number) {
  const rows = await allLots(db)
    .orderBy(desc(lots.receivedAt), desc(lots.id))
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE);
  return { lots: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

/** Also takes an id as it stood in an address, which may be anything. */
export async function findLot(db: Db, lotId: string) {
  if (!validate(lotId)) return undefined;
  const [lot] = await allLots(db).where(eq(lots.id, lotId));
  if (!lot) return undefined;
  const reports = await db
    .select({ ...reportFields, withdrawnWhy: labReports.withdrawnWhy })
    .from(labReports)
    .where(eq(labReports.lotId, lotId))
    .orderBy(desc(labReports.addedAt), desc(labReports.id));
  return { ...lot, found: reports };
}

/** The file of a report, as everybody may see it; of one that was withdrawn only why it was. */
export async function readReport(db: Db, store: FileStore, reportId: string) {
  if (!validate(reportId)) return undefined;
  const [report] = await db
    .select({
      fileId: labReports.fileId,
      fileType: labReports.fileType,
      lotNumber: lots.lotNumber,
      withdrawnWhy: labReports.withdrawnWhy,
    })
    .from(labReports)
    .innerJoin(lots, eq(lots.id, labReports.lotId))
    .where(eq(labReports.id, reportId));
  if (!report) return undefined;
  const { lotNumber, withdrawnWhy, fileType } = report;
  if (withdrawnWhy !== null) return { lotNumber, withdrawnWhy };
  const bytes = await store.read(report.fileId);
  return bytes && { lotNumber, fileType, bytes };
}

/** What a lot can be of: products, and the variants of those that have some. */
export async function lotItems(db: Db) {
  return db
    .select({ productId: products.id, variantId: productVariants.id, name: soldName })
    .from(products)
    .leftJoin(
      productVariants,
      sql`${productVariants.productId} = ${products.id} and ${productVariants.isActive}`,
    )
    .where(sql`${products.kind} <> 'service'`)
    .orderBy(asc(products.name), asc(productVariants.position));
}
