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
    /** When somebody of the staff compared the goods with their paper. */
    checkedAt: at(),
    checkedBy: text().references(() => user.id, { onDelete: "set null" }),
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

/** A laboratory's report on a lot. What it says stands in `lab_results`. */
export const labReports = pgTable(
  "lab_reports",
  {
    id: id(),
    lotId: uuid()
      .notNull()
      .references(() => lots.id),
    fileId: text().notNull(),
    fileType: text().$type<ReportType>().notNull(),
    /** SHA-256 of the file as it was sent; null in reports from before it was stored. */
    sentHash: text(),
    bytes: integer().notNull(),
    /** Of a picture. */
    width: integer(),
    height: integer(),
    labName: text().notNull(),
    /** Of releases before `lab_results`, for a process of theirs that still runs. Nothing writes them. */
    method: text(),
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
    /** One file proves one lot: it serves another only once it was withdrawn, which everybody sees. */
    uniqueIndex("lab_reports_one_lot")
      .on(t.sentHash)
      .where(sql`${t.withdrawnAt} is null`),
    check("lab_reports_withdrawn", sql`(${t.withdrawnAt} is null) = (${t.withdrawnWhy} is null)`),
    check("lab_reports_purity", sql`${t.purity} > 0 and ${t.purity} <= 100`),
    check("lab_reports_verify_url", sql`${t.verifyUrl} like 'https://%'`),
  ],
);

/** What a report says of one test. Never changed. */
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
