import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { at, centavos, id, version } from "#app/platform/database/columns.server.ts";
import type { CashAct, CashKind, LineVerdict } from "./rules/cash-terms.ts";
import type { BadRow, FoundColumn, RemittanceLine } from "./rules/read-remittance.ts";

/** A courier's file that was read and not saved yet. It counts for nothing, and goes within a day. */
export const remittanceDrafts = pgTable(
  "remittance_drafts",
  {
    id: id(),
    carrier: text().notNull(),
    fileName: text().notNull(),
    digest: text().notNull(),
    columns: jsonb().$type<FoundColumn[]>().notNull(),
    lines: jsonb().$type<RemittanceLine[]>().notNull(),
    bad: jsonb().$type<BadRow[]>().notNull(),
    createdBy: text().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [index().on(t.createdAt)],
);

/** A file of what a courier says it collected at doors and paid to the shop. Never changed. */
export const remittanceFiles = pgTable(
  "remittance_files",
  {
    id: id(),
    /** Its name as it was. */
    carrier: text().notNull(),
    fileName: text().notNull(),
    /** Of its bytes: the same file counts once. */
    digest: text().notNull().unique(),
    /** The rows that could not be read. */
    bad: jsonb().$type<BadRow[]>().notNull(),
    uploadedBy: text().notNull(),
    uploadedAt: at().notNull(),
  },
  (t) => [index().on(t.uploadedAt, t.id)],
);

/** Its lines. A trigger lets them get their parcel once it is known, and refuses all else. */
export const remittanceLines = pgTable(
  "remittance_lines",
  {
    id: id(),
    fileId: uuid()
      .notNull()
      .references(() => remittanceFiles.id),
    rowNo: integer().notNull(),
    /** In capitals, as the courier calls the parcel. */
    tracking: text().notNull(),
    /** Below zero for what the courier takes back. */
    collected: centavos().notNull(),
    fee: centavos().notNull(),
    remitted: centavos().notNull(),
    deliveredOn: text(),
    verdict: text().$type<LineVerdict>().notNull(),
    parcelId: uuid().references(() => parcels.id),
    orderId: uuid().references(() => orders.id),
    /** What the couriers had to bring for its order, in the first line of the order alone. */
    expected: centavos().notNull().default(0),
  },
  (t) => [
    unique("remittance_lines_row").on(t.fileId, t.rowNo),
    index().on(t.orderId),
    index().on(t.parcelId),
    index("remittance_lines_tracking").on(t.tracking),
    // A tracking number is remitted once; what says so again is another verdict.
    uniqueIndex("remittance_lines_once")
      .on(t.tracking)
      .where(sql`${t.verdict} = 'first'`),
    index("remittance_lines_unknown")
      .on(t.id)
      .where(sql`${t.orderId} is null`),
    check("remittance_lines_placed", sql`(${t.parcelId} is null) = (${t.orderId} is null)`),
    check("remittance_lines_back", sql`(${t.verdict} = 'back') = (${t.collected} < 0)`),
  ],
);

/** In what the couriers' cash differs from what was due. A person or the books end each. */
export const cashFindings = pgTable(
  "cash_findings",
  {
    id: id(),
    kind: text().$type<CashKind>().notNull(),
    /** What it was found by, and the amount: another amount is another difference. */
    subject: text().notNull(),
    orderId: uuid().references(() => orders.id),
    carrier: text().notNull(),
    tracking: text().notNull(),
    amount: centavos().notNull(),
    expected: centavos().notNull(),
    /** When the money moved, or the parcel was delivered. */
    movedAt: at().notNull(),
    foundAt: at().notNull(),
    /** Since when it waits for staff; null while the courier has to answer a claim. */
    waitsSince: at(),
    claimedAt: at(),
    endedAt: at(),
    endedBy: text(),
    version: version(),
  },
  (t) => [
    unique("cash_findings_same").on(t.kind, t.subject),
    index().on(t.orderId),
    index("cash_findings_waiting")
      .on(t.waitsSince, t.id)
      .where(sql`${t.endedAt} is null and ${t.waitsSince} is not null`),
    index("cash_findings_claimed")
      .on(t.claimedAt, t.id)
      .where(sql`${t.endedAt} is null and ${t.claimedAt} is not null`),
    check("cash_findings_ended", sql`(${t.endedAt} is null) = (${t.endedBy} is null)`),
    check(
      "cash_findings_waits",
      sql`${t.endedAt} is not null or num_nonnulls(${t.waitsSince}, ${t.claimedAt}) > 0`,
    ),
  ],
);

/** What staff did about a difference, one row for each act; never changed. */
export const cashActs = pgTable(
  "cash_acts",
  {
    id: id(),
    findingId: uuid()
      .notNull()
      .references(() => cashFindings.id),
    act: text().$type<CashAct>().notNull(),
    /** What was recorded as paid, or written off; 0 of other acts. */
    amount: centavos().notNull().default(0),
    note: text().notNull().default(""),
    actedBy: text().notNull(),
    actedAt: at().notNull(),
  },
  (t) => [index().on(t.findingId, t.actedAt)],
);
