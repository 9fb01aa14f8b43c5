import { and, desc, eq, sql } from "drizzle-orm";
import { validate } from "uuid";
import { customers } from "#app/people/customers/tables.server.ts";
import { creditAccounts, creditEntries } from "#app/selling/credit/tables.server.ts";
import { payments, refunds } from "#app/selling/payments/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { giftCards } from "../tables.server.ts";

const columns = {
  card: giftCards,
  gateway: payments.gateway,
  reference: payments.reference,
  currency: payments.currency,
  sessionUrl: payments.sessionUrl,
  attempt: payments.status,
};

/** A card with its payment. The id may come from an address, so it can be any text. */
export async function findCard(db: Db, cardId: string, lock?: "locked") {
  if (!validate(cardId)) return undefined;
  const query = db
    .select(columns)
    .from(giftCards)
    .innerJoin(payments, eq(payments.id, giftCards.paymentId))
    .where(eq(giftCards.id, cardId));
  const [found] = lock ? await query.for("update", { of: giftCards }) : await query;
  if (!found) return undefined;
  const { card, ...payment } = found;
  return { ...card, ...payment, isPaid: payment.attempt === "paid" };
}

export type FoundCard = NonNullable<Awaited<ReturnType<typeof findCard>>>;

export async function cardOfPayment(db: Db, paymentId: string): Promise<FoundCard | undefined> {
  const [card] = await db
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(eq(giftCards.paymentId, paymentId));
  return card && findCard(db, card.id);
}

/** The newest refund of a card's payment. */
export async function refundOfCard(db: Db, paymentId: string) {
  const [refund] = await db
    .select({ status: refunds.status, failure: refunds.failure, byHand: refunds.byHand })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(1);
  return refund;
}

/** The customer whose store credit got the amount of a card. */
export async function redeemerOf(db: Db, cardId: string) {
  const [customer] = await db
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
    })
    .from(creditEntries)
    .innerJoin(creditAccounts, eq(creditAccounts.id, creditEntries.accountId))
    .innerJoin(customers, eq(customers.id, creditAccounts.customerId))
    .where(and(eq(creditEntries.requestKey, cardId), eq(creditEntries.cause, "gift_card")));
  return customer;
}

export const isPaid = sql`${payments.status} = 'paid'`;
const isOwed = sql`${isPaid} and ${giftCards.redeemedAt} is null and ${giftCards.voidedAt} is null`;

/** Paid cards that no one has redeemed yet, oldest first. */
export async function owedCards(db: Db) {
  const { recipientName, recipientEmail, amount, createdAt } = giftCards;
  return db
    .select({ recipientName, recipientEmail, amount, createdAt })
    .from(giftCards)
    .innerJoin(payments, eq(payments.id, giftCards.paymentId))
    .where(isOwed)
    .orderBy(createdAt, giftCards.id);
}

/** The sum of those cards, in centavos. */
export async function owedByCards(db: Db): Promise<number> {
  const [owed] = await db
    .select({ sum: sql`coalesce(sum(${giftCards.amount}), 0)`.mapWith(Number) })
    .from(giftCards)
    .innerJoin(payments, eq(payments.id, giftCards.paymentId))
    .where(isOwed);
  return owed?.sum ?? 0;
}
