import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { guestAddresses } from "../tables.server.ts";

/** Whose record has the orders that were placed without an account under this address. */
export async function guestRecordOf(db: Db, email: string): Promise<string | undefined> {
  const [found] = await db
    .select({ customerId: guestAddresses.customerId })
    .from(guestAddresses)
    .where(eq(guestAddresses.email, email.toLowerCase()));
  return found?.customerId;
}

/** The addresses under which the guest of a record ordered. */
export async function addressesOf(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ email: guestAddresses.email })
    .from(guestAddresses)
    .where(eq(guestAddresses.customerId, customerId))
    .orderBy(asc(guestAddresses.email));
  return rows.map(({ email }) => email);
}
