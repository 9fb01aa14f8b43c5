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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { Test, Unit, Verdict } from "./rules/lab-tests.ts";
import type { ReportType } from "./rules/report-terms.ts";

export const lots = pgTable(
  "lots",
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    variantId: uuid().references(() => productVariants.id),
    /** The number printed on the vial. */
    lotNumber: text().notNull(),
    madeOn: date(),
    expiresOn: date().notNull(),
    receivedUnits: integer().notNull(),
    /** Units that left in parcels. Written with the lots of an order's lines. */
    packedUnits: integer().notNull().default(0),
    receivedAt: at().notNull(),
    /** When a member of staff compared the goods with their documents. */
    checkedAt: at(),
    checkedBy: text().references(() => user.id, { onDelete: "set null" }),
    /** When staff opened it for packing; null before that. */
    openedAt: at(),
    closedAt: at(),
    closedWhy: text(),
    /** A recalled lot may not be packed again, and the public sees the reason. */
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

/** A laboratory's report on a lot. Its results are in `lab_results`. */
export const labReports = pgTable(
  "lab_reports",
  {
    id: id(),
    lotId: uuid()
      .notNull()
      .references(() => lots.id),
    fileId: text().notNull(),
    fileType: text().$type<ReportType>().notNull(),
    /** SHA-256 of the uploaded file; null in reports from before it was stored. */
    sentHash: text(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    labName: text().notNull(),
    /**
     * Columns of releases before `lab_results`, for a process of theirs that may still run. No code
     * writes them now.
     */
    method: text(),
    purity: numeric({ precision: 5, scale: 2, mode: "number" }),
    reportedOn: date().notNull(),
    /** The report's page on the laboratory's own site. */
    verifyUrl: text(),
    addedAt: at().notNull(),
    withdrawnAt: at(),
    /** The reason, shown to the public. */
    withdrawnWhy: text(),
  },
  (t) => [
    index().on(t.lotId, t.addedAt),
    /** A file can prove only one lot. After a withdrawal, which is public, it can prove another. */
    uniqueIndex("lab_reports_one_lot")
      .on(t.sentHash)
      .where(sql`${t.withdrawnAt} is null`),
    check("lab_reports_withdrawn", sql`(${t.withdrawnAt} is null) = (${t.withdrawnWhy} is null)`),
    check("lab_reports_purity", sql`${t.purity} > 0 and ${t.purity} <= 100`),
    check("lab_reports_verify_url", sql`${t.verifyUrl} like 'https://%'`),
  ],
);

/** One test of a report. Never changed. */
export const labResults = pgTable(
  "lab_results",
  {
    id: id(),
    reportId: uuid()
      .notNull()
      .references(() => labReports.id),
    test: text().$type<Test>().notNull(),
    figure: numeric({ precision: 12, scale: 4, mode: "number" }),
    isBelow: boolean().notNull().default(false),
    unit: text().$type<Unit>(),
    atLeast: numeric({ precision: 12, scale: 4, mode: "number" }),
    atMost: numeric({ precision: 12, scale: 4, mode: "number" }),
    limitSource: text(),
    verdict: text().$type<Verdict>(),
    method: text().notNull(),
  },
  (t) => [
    unique("lab_results_test").on(t.reportId, t.test),
    index("lab_results_failed")
      .on(t.reportId)
      .where(sql`${t.verdict} = 'failed'`),
    check("lab_results_verdict", sql`${t.verdict} in ('passed', 'failed')`),
    check(
      "lab_results_kind",
      sql`case when ${t.test} in ('identity', 'sterility')
          then ${t.figure} is null and ${t.unit} is null and ${t.verdict} is not null
          else ${t.test} in ('purity', 'content', 'endotoxin') and ${t.figure} >= 0
            and ${t.figure} is not null and ${t.unit} is not null end`,
    ),
    check(
      "lab_results_purity",
      sql`${t.test} <> 'purity' or (${t.figure} > 0 and ${t.figure} <= 100)`,
    ),
    check(
      "lab_results_limits",
      sql`(${t.limitSource} is null) = (${t.atLeast} is null and ${t.atMost} is null)
        and (${t.figure} is null or ${t.limitSource} is not null or ${t.verdict} is null)`,
    ),
  ],
);
