import { desc, eq, sql } from "drizzle-orm";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { creditAccounts, creditEntries } from "../tables.server.ts";

/** The credit that a customer has, in centavos. */
export async function creditOf(db: Db, customerId: string): Promise<number> {
  const [account] = await db
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.customerId, customerId));
  return account?.balance ?? 0;
}

/** The same with what this unpaid order of the customer holds, since placing again returns it. */
export async function spendableCredit(
  db: Db,
  customerId: string,
  orderId: string | undefined,
): Promise<number> {
  const held = sql`(select coalesce(-sum(e.amount), 0) from credit_entries e
    where e.account_id = ${sql.raw('"credit_accounts"."id"')} and e.order_id = ${orderId ?? null}::uuid
      and e.kind in ('spent', 'returned'))`;
  const [account] = await db
    .select({ sum: sql`${creditAccounts.balance} + ${held}`.mapWith(Number) })
    .from(creditAccounts)
    .where(eq(creditAccounts.customerId, customerId));
  return account?.sum ?? 0;
}

/** The credit of a signed-in customer; undefined if they never had any. */
export async function ownCredit(db: Db, userId: string) {
  const [account] = await db
    .select({ customerId: creditAccounts.customerId, balance: creditAccounts.balance })
    .from(creditAccounts)
    .innerJoin(customers, eq(customers.id, creditAccounts.customerId))
    .where(eq(customers.userId, userId));
  return account;
}

/** The entries of a customer's account, newest first, each with the balance after it. */
export async function creditEntriesOf(db: Db, customerId: string, limit: number) {
  const { id, at, kind, amount, cause, reason } = creditEntries;
  return db
    .select({
      id,
      at,
      kind,
      amount,
      cause,
      reason,
      // Orders are a later module.
      orderNumber: sql<string | null>`(select order_number from orders
        where orders.id = ${creditEntries.orderId})`,
      balance: sql`sum(${amount}) over (order by ${at}, ${id})`.mapWith(Number),
    })
    .from(creditEntries)
    .innerJoin(creditAccounts, eq(creditAccounts.id, creditEntries.accountId))
    .where(eq(creditAccounts.customerId, customerId))
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

export type CreditEntryRow = Awaited<ReturnType<typeof creditEntriesOf>>[number];
