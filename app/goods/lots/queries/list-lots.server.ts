import { and, asc, desc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { validate } from "uuid";
import { soldName } from "#app/goods/catalog/queries/sold-name.server.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { productVariants, products, stockLevels } from "#app/goods/catalog/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { EXPIRES_SOON_DAYS } from "../rules/lot-state.ts";
import { labReports, labResults, lots } from "../tables.server.ts";
import { resultFields, verdictsOfLot } from "./lot-results.server.ts";
import { reportFields } from "./report-fields.server.ts";

const fields = {
  id: lots.id,
  productId: lots.productId,
  variantId: lots.variantId,
  productName: soldName,
  slug: products.slug,
  isSold: products.isActive,
  lotNumber: lots.lotNumber,
  madeOn: lots.madeOn,
  expiresOn: lots.expiresOn,
  receivedUnits: lots.receivedUnits,
  packedUnits: lots.packedUnits,
  receivedAt: lots.receivedAt,
  openedAt: lots.openedAt,
  closedAt: lots.closedAt,
  closedWhy: lots.closedWhy,
  recalledAt: lots.recalledAt,
  recalledWhy: lots.recalledWhy,
  checkedAt: lots.checkedAt,
  checkedBy: sql<string | null>`(select u.name from ${user} u where u.id = ${lots.checkedBy})`,
  results: verdictsOfLot,
  isDemo: lots.isDemo,
  version: lots.version,
};

function allLots(db: Db, place: SQL<string> = sql<string>`''`) {
  return db
    .select({
      ...fields,
      place,
      reports: sql<number>`(select count(*)::int from ${labReports} r where r.lot_id = ${lots.id} and r.withdrawn_at is null)`,
    })
    .from(lots)
    .innerJoin(products, eq(products.id, lots.productId))
    .leftJoin(productVariants, eq(productVariants.id, lots.variantId))
    .$dynamic();
}

export function lotsFor(db: Db, { search, filters }: ListQuery, today: string) {
  const { receivedAt, expiresOn, lotNumber, openedAt, closedAt } = lots;
  const isOpen = sql`${openedAt} is not null and ${closedAt} is null`;
  const states: Record<string, SQL> = {
    open: sql`${isOpen} and ${expiresOn} >= ${today}`,
    waiting: sql`${openedAt} is null and ${closedAt} is null and ${expiresOn} >= ${today}`,
    closed: sql`${closedAt} is not null and ${lots.recalledAt} is null`,
    recalled: isNotNull(lots.recalledAt),
    soon: expireSoon(today),
    over: sql`${closedAt} is null and ${expiresOn} < ${today}`,
  };
  const which = and(
    states[filters["state"] ?? ""],
    search === ""
      ? undefined
      : sql`strpos(lower(${lotNumber} || ' ' || ${soldName}), ${search.toLowerCase()}) > 0`,
  );
  return {
    id: lots.id,
    sorts: {
      received: { by: receivedAt, type: "timestamptz" },
      expires: { by: expiresOn, type: "date" },
      number: { by: lotNumber, type: "text" },
    },
    count: () => db.$count(allLots(db).where(which).as("shown")),
    rows: ({ where, order, limit, place }: ListPart) =>
      allLots(db, place)
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

/** Lots that may have units on the shelf and have expired or will expire soon. */
function expireSoon(today: string): SQL {
  return sql`(${lots.closedAt} is null and ${lots.expiresOn} < ${today}::date + ${EXPIRES_SOON_DAYS}::int
    and exists (select 1 from ${stockLevels} l where l.product_id = ${lots.productId}
      and l.variant_id is not distinct from ${lots.variantId} and l.on_hand > 0))`;
}

/** The number of such lots, and the first expiry date; `today` is a day in Manila. */
export const expiringLots = (today: string) => waitingPart(lots, expireSoon(today), lots.expiresOn);

/** The id can come from the address unchecked, so it can be any text. */
export async function findLot(db: Db, lotId: string) {
  if (!validate(lotId)) return undefined;
  const [lot] = await allLots(db).where(eq(lots.id, lotId));
  if (!lot) return undefined;
  const reports = await db
    .select({ ...reportFields, withdrawnWhy: labReports.withdrawnWhy })
    .from(labReports)
    .where(eq(labReports.lotId, lotId))
    .orderBy(desc(labReports.addedAt), desc(labReports.id));
  const said = await db
    .select({ ...resultFields, reportId: labResults.reportId })
    .from(labResults)
    .innerJoin(labReports, eq(labReports.id, labResults.reportId))
    .where(eq(labReports.lotId, lotId))
    .orderBy(asc(labResults.id));
  const found = reports.map((report) => ({
    ...report,
    results: said.filter(({ reportId }) => reportId === report.id),
  }));
  return { ...lot, found };
}

/** The public file of a report; for a withdrawn report, only the reason. */
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

/** Items that a lot can have: products, or the variants of products with variants. */
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
