import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { products, productVariants } from "#app/modules/catalog/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { ReportType } from "./rules/report-terms.ts";

/** A batch that came into the house. */
export const lots = pgTable(
  "lots",
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    variantId: uuid().references(() => productVariants.id),
    /** As it is printed on the vial. */
    lotNumber: text().notNull(),
    madeOn: date(),
    expiresOn: date().notNull(),
    receivedUnits: integer().notNull(),
    /** How many of them left in parcels. Written with the lots of an order's lines. */
    packedUnits: integer().notNull().default(0),
    receivedAt: at().notNull(),
    /** Since when parcels are packed from it; null until staff open it. */
    openedAt: at(),
    closedAt: at(),
    closedWhy: text(),
    /** Nothing of it may be packed again, and everybody is told why. */
    recalledAt: at(),
    recalledWhy: text(),
    isDemo: boolean().notNull().default(false),
    version: version(),
  },
  (t) => [
    unique("lots_number").on(t.productId, t.lotNumber),
    index("lots_newest").on(t.receivedAt),
    check("lots_units", sql`${t.receivedUnits} > 0`),
    check("lots_packed", sql`${t.packedUnits} between 0 and ${t.receivedUnits}`),
    check(
      "lots_closed",
      sql`(${t.closedAt} is null) = (${t.closedWhy} is null)
        and (${t.closedAt} is null or ${t.openedAt} is not null)`,
    ),
    check(
      "lots_recalled",
      sql`(${t.recalledAt} is null) = (${t.recalledWhy} is null)
        and (${t.recalledAt} is null or ${t.openedAt} is null or ${t.closedAt} is not null)`,
    ),
    check("lots_dates", sql`${t.madeOn} < ${t.expiresOn}`),
  ],
);

/** What a laboratory says of a lot. The newest of a lot that was not withdrawn is shown. */
export const labReports = pgTable(
  "lab_reports",
  {
    id: id(),
    lotId: uuid()
      .notNull()
      .references(() => lots.id),
    fileId: text().notNull(),
    fileType: text().$type<ReportType>().notNull(),
    bytes: integer().notNull(),
    /** Of a picture. */
    width: integer(),
    height: integer(),
    labName: text().notNull(),
    method: text().notNull(),
    /** Percent of the named compound; null where the report measures something else. */
    purity: numeric({ precision: 5, scale: 2, mode: "number" }),
    reportedOn: date().notNull(),
    /** On the laboratory's own pages. */
    verifyUrl: text(),
    addedAt: at().notNull(),
    withdrawnAt: at(),
    /** What was wrong with it, for everybody. */
    withdrawnWhy: text(),
  },
  (t) => [
    index().on(t.lotId, t.addedAt),
    check("lab_reports_withdrawn", sql`(${t.withdrawnAt} is null) = (${t.withdrawnWhy} is null)`),
    check("lab_reports_purity", sql`${t.purity} > 0 and ${t.purity} <= 100`),
    check("lab_reports_verify_url", sql`${t.verifyUrl} like 'https://%'`),
  ],
);
