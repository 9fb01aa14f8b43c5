import { eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { href } from "react-router";
import { validate } from "uuid";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { vialCodes, vialReports } from "../tables.server.ts";

function allReports(db: Db, place: SQL<string> = sql<string>`''`) {
  return db
    .select({
      id: vialReports.id,
      code: vialReports.code,
      complaint: vialReports.complaint,
      message: vialReports.message,
      contact: vialReports.contact,
      createdAt: vialReports.createdAt,
      settledAt: vialReports.settledAt,
      outcome: vialReports.outcome,
      lotId: lots.id,
      lotNumber: lots.lotNumber,
      productName: products.name,
      lookups: vialCodes.lookups,
      place,
    })
    .from(vialReports)
    .innerJoin(vialCodes, eq(vialCodes.code, vialReports.code))
    .innerJoin(lots, eq(lots.id, vialCodes.lotId))
    .innerJoin(products, eq(products.id, lots.productId))
    .$dynamic();
}

export function reportsFor(db: Db, { filters }: ListQuery) {
  const { settledAt, createdAt } = vialReports;
  const which = filters["show"] === "settled" ? isNotNull(settledAt) : isNull(settledAt);
  return {
    id: vialReports.id,
    sorts: { received: { by: createdAt, type: "timestamptz" } },
    count: () => countRows(db, vialReports, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      allReports(db, place)
        .where(sql`${which} and ${where ?? sql`true`}`)
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export async function findReport(db: Db, reportId: string) {
  if (!validate(reportId)) return undefined;
  const [report] = await allReports(db).where(eq(vialReports.id, reportId));
  return report;
}

/** Open reports and the oldest date, for the list of today's tasks. */
export const waitingVialPart = waitingPart(
  vialReports,
  isNull(vialReports.settledAt),
  vialReports.createdAt,
);

/** The number of open reports, by the address of their list. */
export const waitingVialReports: Record<string, SQL<number>> = {
  [href("/admin/vial-reports")]: sql`(
    select count(*)::int from ${vialReports} where ${vialReports.settledAt} is null)`,
};
