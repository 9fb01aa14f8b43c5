import { and, eq } from "drizzle-orm";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { customers } from "../tables.server.ts";

export async function customerOfUser(db: Db, userId: string) {
  const [customer] = await db.select().from(customers).where(eq(customers.userId, userId));
  return customer;
}

/** The customer of an account whose address was confirmed, with that address. */
export async function confirmedCustomer(db: Db, userId: string) {
  const [customer] = await db
    .select({ id: customers.id, email: user.email })
    .from(customers)
    .innerJoin(user, eq(user.id, customers.userId))
    .where(and(eq(user.id, userId), eq(user.emailVerified, true)));
  return customer;
}
