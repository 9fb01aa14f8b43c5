import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { OnlineMethod } from "#app/selling/orders/rules/order-terms.ts";
import { payments } from "#app/selling/payments/tables.server.ts";
import { at, centavos, id } from "#app/platform/database/columns.server.ts";

/** Gift cards that were sold. A card is paid when its payment is. */
export const giftCards = pgTable(
  "gift_cards",
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .unique()
      .references(() => payments.id),
    /** The form that ordered the card. The same key is the same card. */
    requestKey: uuid().notNull().unique(),
    amount: centavos().notNull(),
    paymentMethod: text().$type<OnlineMethod>().notNull(),
    buyerName: text().notNull(),
    buyerEmail: text().notNull(),
    recipientName: text().notNull(),
    recipientEmail: text().notNull(),
    message: text().notNull().default(""),
    /** The day in Manila on which the card is mailed. */
    sendOn: date().notNull(),
    /** The valid generation of the code, which is derived. Raising it ends the code before. */
    issue: integer().notNull().default(1),
    /** Written when the code is mailed. */
    codeHash: text().unique(),
    createdAt: at().notNull(),
    sentAt: at(),
    /** The credit entry with the card's id says whose account got the amount. */
    redeemedAt: at(),
    voidedAt: at(),
    voidReason: text(),
  },
  (t) => [
    index("gift_cards_newest").on(t.createdAt, t.id),
    index("gift_cards_to_send")
      .on(t.sendOn)
      .where(sql`${t.sentAt} is null and ${t.voidedAt} is null`),
    check("gift_cards_amount", sql`${t.amount} > 0`),
    check("gift_cards_one_end", sql`num_nonnulls(${t.redeemedAt}, ${t.voidedAt}) <= 1`),
    check("gift_cards_void", sql`(${t.voidedAt} is null) = (${t.voidReason} is null)`),
    check("gift_cards_sent", sql`(${t.sentAt} is null) = (${t.codeHash} is null)`),
    check("gift_cards_redeemed", sql`${t.redeemedAt} is null or ${t.sentAt} is not null`),
  ],
);
