import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import { at, centavos, id, version } from "#app/platform/database/columns.server.ts";
import type { Asker, ReturnReason, ReturnState } from "./rules/return-terms.ts";

export const returnNumbers = pgSequence("return_numbers", { startWith: 1 });

export const returns = pgTable(
  "returns",
  {
    /** Also the key of its refunds, which can be several and are added up. */
    id: id(),
    number: text().notNull().unique(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    state: text().$type<ReturnState>().notNull(),
    askedBy: text().$type<Asker>().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    /** In the words of the person who requested the return. */
    note: text().notNull().default(""),
    /** The key of the request form, so that sending it twice makes one return. */
    askedKey: uuid().notNull(),
    /** The key of the latest act's form, so that sending it twice acts once. */
    actKey: uuid(),
    /** The buyer must send the goods back. Null before the decision. */
    comesBack: boolean(),
    /** The buyer reads this: what to do, or why the return was refused. */
    answer: text(),
    /** The amount refunded for the return. */
    refunded: centavos().notNull().default(0),
    /** The buyer wants store credit instead of money, or got it once this is settled. */
    asCredit: boolean().notNull().default(false),
    /** Why the return was settled this way. The buyer reads it if there is no refund. */
    settledWhy: text(),
    askedAt: at().notNull(),
    decidedAt: at(),
    receivedAt: at(),
    inspectedAt: at(),
    endedAt: at(),
    version: version(),
  },
  (t) => [
    unique("returns_asked_once").on(t.orderId, t.askedKey),
    index("returns_newest").on(t.askedAt, t.id),
    index("returns_to_decide")
      .on(t.askedAt)
      .where(sql`${t.state} = 'asked'`),
    index("returns_to_inspect")
      .on(t.receivedAt)
      .where(sql`${t.state} = 'received'`),
    check(
      "returns_state",
      sql`${t.state} in ('asked', 'approved', 'received', 'inspected', 'settled', 'refused')`,
    ),
    check(
      "returns_ended",
      sql`(${t.state} in ('settled', 'refused')) = (${t.endedAt} is not null)`,
    ),
    check(
      "returns_money",
      sql`${t.refunded} = 0 or (${t.refunded} > 0 and ${t.state} = 'settled')`,
    ),
    check("returns_refused", sql`${t.state} <> 'refused' or ${t.answer} is not null`),
    check("returns_settled", sql`${t.state} <> 'settled' or ${t.settledWhy} is not null`),
  ],
);

export const returnLines = pgTable(
  "return_lines",
  {
    id: id(),
    returnId: uuid()
      .notNull()
      .references(() => returns.id),
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id),
    /** Requested units. */
    units: integer().notNull(),
    /** Received units. Null before any arrive. Then they replace the requested units. */
    received: integer(),
    /** Units that inspection returned to stock. Other received units are not sold again. */
    good: integer(),
    spoiled: integer(),
  },
  (t) => [
    unique("return_lines_once").on(t.returnId, t.orderItemId),
    index("return_lines_of_item").on(t.orderItemId),
    check("return_lines_units", sql`${t.units} > 0`),
    check("return_lines_received", sql`${t.received} between 0 and ${t.units}`),
    check("return_lines_inspected", sql`(${t.good} is null) = (${t.spoiled} is null)`),
    check(
      "return_lines_good",
      sql`${t.good} is null or (least(${t.good}, ${t.spoiled}) >= 0 and ${t.good} + ${t.spoiled} = ${t.received})`,
    ),
  ],
);

/** Buyers' photos of the goods. Their files are in the store. */
export const returnPhotos = pgTable(
  "return_photos",
  {
    id: id(),
    returnId: uuid()
      .notNull()
      .references(() => returns.id),
    fileId: uuid().notNull().unique(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    uploadedAt: at().notNull(),
    /** When the file was removed, long after the return ended. */
    removedAt: at(),
  },
  (t) => [index("return_photos_of").on(t.returnId)],
);
