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

/** Drafts of couriers' files. They have no effect, and are deleted within a day. */
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

/** Files about cash that a courier collected at doors and paid to the shop. Never changed. */
export const remittanceFiles = pgTable(
  "remittance_files",
  {
    id: id(),
    /** The carrier's name at the time. */
    carrier: text().notNull(),
    fileName: text().notNull(),
    /** A digest of the file's bytes, so that a file is saved once. */
    digest: text().notNull().unique(),
    bad: jsonb().$type<BadRow[]>().notNull(),
    uploadedBy: text().notNull(),
    uploadedAt: at().notNull(),
  },
  (t) => [index().on(t.uploadedAt, t.id)],
);

/** Lines of files. A trigger lets one get its parcel later, and refuses all other changes. */
export const remittanceLines = pgTable(
  "remittance_lines",
  {
    id: id(),
    fileId: uuid()
      .notNull()
      .references(() => remittanceFiles.id),
    rowNo: integer().notNull(),
    /** The courier's number of the parcel, in upper case. */
    tracking: text().notNull(),
    /** Negative for money that the courier takes back. */
    collected: centavos().notNull(),
    fee: centavos().notNull(),
    remitted: centavos().notNull(),
    deliveredOn: text(),
    verdict: text().$type<LineVerdict>().notNull(),
    parcelId: uuid().references(() => parcels.id),
    orderId: uuid().references(() => orders.id),
    /** The amount that couriers owe for the order, only in the order's first line. */
    expected: centavos().notNull().default(0),
  },
  (t) => [
    unique("remittance_lines_row").on(t.fileId, t.rowNo),
    index().on(t.orderId),
    index().on(t.parcelId),
    index("remittance_lines_tracking").on(t.tracking),
    // A tracking number is remitted once. A second line gets the verdict `again`.
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

/**
 * Differences between the couriers' cash and the amounts due. Staff end a finding, or it ends when
 * the books agree.
 */
export const cashFindings = pgTable(
  "cash_findings",
  {
    id: id(),
    kind: text().$type<CashKind>().notNull(),
    /** The finding's source and amount: another amount is another difference. */
    subject: text().notNull(),
    orderId: uuid().references(() => orders.id),
    carrier: text().notNull(),
    tracking: text().notNull(),
    amount: centavos().notNull(),
    expected: centavos().notNull(),
    /** The time of the payment or of the delivery. */
    movedAt: at().notNull(),
    foundAt: at().notNull(),
    /** When the finding began to wait for staff. Null while the courier must answer a claim. */
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

/** Acts of staff on differences, never changed. */
export const cashActs = pgTable(
  "cash_acts",
  {
    id: id(),
    findingId: uuid()
      .notNull()
      .references(() => cashFindings.id),
    act: text().$type<CashAct>().notNull(),
    /** The amount recorded as paid or written off. 0 for other acts. */
    amount: centavos().notNull().default(0),
    note: text().notNull().default(""),
    actedBy: text().notNull(),
    actedAt: at().notNull(),
  },
  (t) => [index().on(t.findingId, t.actedAt)],
);
