import { and, eq, sql } from "drizzle-orm";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { textsOf } from "#app/platform/records/whose.server.ts";
import { customers, guestAddresses } from "../tables.server.ts";

type AddressRecord = { customerId: string; hasAccount: boolean };

/** The records of addresses in lowercase: confirmed accounts, else guests. */
export async function recordsOfAddresses(
  db: Db,
  emails: readonly string[],
): Promise<Map<string, AddressRecord>> {
  const guests = await db
    .select({ email: guestAddresses.email, customerId: guestAddresses.customerId })
    .from(guestAddresses)
    .where(sql`${guestAddresses.email} = any(${textsOf(emails)})`);
  const accounts = await db
    .select({ email: user.email, customerId: customers.id })
    .from(user)
    .innerJoin(customers, eq(customers.userId, user.id))
    .where(and(sql`${user.email} = any(${textsOf(emails)})`, user.emailVerified));
  const asRecord = (hasAccount: boolean) => (row: { email: string; customerId: string }) =>
    [row.email, { customerId: row.customerId, hasAccount }] as const;
  return new Map([...guests.map(asRecord(false)), ...accounts.map(asRecord(true))]);
}
