import { and, eq, sql, type SQL } from "drizzle-orm";
import { shownTab } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { payments, refunds } from "#app/selling/payments/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { contains } from "#app/platform/list/contains.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { giftCards } from "../tables.server.ts";
import { cardList } from "../views/card-list.ts";
import { isPaid } from "./cards.server.ts";

const { id, paymentId, amount, createdAt, sentAt, redeemedAt, voidedAt } = giftCards;

/** Void cards whose money is still here, because the provider refused the refund. */
const isUnrefunded = sql`${voidedAt} is not null and not exists (select from ${refunds}
  where ${refunds.paymentId} = ${giftCards.paymentId} and ${refunds.status} <> 'failed')`;

/** The same for Today. */
export const unrefundedCards = waitingPart(giftCards, isUnrefunded, voidedAt);

const shown: Readonly<Record<string, SQL | undefined>> = {
  unpaid: sql`not ${isPaid}`,
  waiting: sql`${isPaid} and ${sentAt} is null and ${voidedAt} is null`,
  sent: sql`${sentAt} is not null and ${redeemedAt} is null and ${voidedAt} is null`,
  redeemed: sql`${redeemedAt} is not null`,
  void: sql`${voidedAt} is not null`,
  unrefunded: isUnrefunded,
};

export function cardsFor(db: Db, query: ListQuery) {
  const { buyerName, buyerEmail, recipientName, recipientEmail, sendOn } = giftCards;
  const which = and(
    shown[shownTab(cardList, query)],
    contains(query.search, buyerName, buyerEmail, recipientName, recipientEmail),
  );
  const withPayment = sql`${giftCards} inner join ${payments} on ${payments.id} = ${paymentId}`;
  return {
    id,
    sorts: {
      created: { by: createdAt, type: "timestamptz" },
      amount: { by: amount, type: "int" },
    },
    count: () => countRows(db, withPayment, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          id,
          amount,
          recipientName,
          recipientEmail,
          buyerName,
          sendOn,
          createdAt,
          sentAt,
          redeemedAt,
          voidedAt,
          isPaid: sql<boolean>`${isPaid}`,
          place,
        })
        .from(giftCards)
        .innerJoin(payments, eq(payments.id, paymentId))
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export type CardRow = Awaited<ReturnType<ReturnType<typeof cardsFor>["rows"]>>[number];
