import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { guestAddresses } from "../tables.server.ts";

/** The customer record of guest orders under this address. */
export async function guestRecordOf(db: Db, email: string): Promise<string | undefined> {
  const [found] = await db
    .select({ customerId: guestAddresses.customerId })
    .from(guestAddresses)
    .where(eq(guestAddresses.email, email.toLowerCase()));
  return found?.customerId;
}

/** The addresses that the guest of a record ordered with. */
export async function addressesOf(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ email: guestAddresses.email })
    .from(guestAddresses)
    .where(eq(guestAddresses.customerId, customerId))
    .orderBy(asc(guestAddresses.email));
  return rows.map(({ email }) => email);
}
