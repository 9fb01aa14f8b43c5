import { and, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { validate } from "uuid";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { customers } from "../tables.server.ts";
import { isStaffAccount } from "./is-staff.server.ts";

export async function customerOfUser(db: Db, userId: string) {
  const [customer] = await db.select().from(customers).where(eq(customers.userId, userId));
  return customer;
}

/** SQL for the id of an account's customer; null for a visitor. */
export function customerIdOf(userId: string | null | SQLWrapper): SQL {
  return sql`(select ${customers.id} from ${customers} where ${customers.userId} = ${userId})`;
}

/** The customer of a confirmed account, with its address. */
export async function confirmedCustomer(db: Db, userId: string) {
  const [customer] = await db
    .select({ id: customers.id, email: user.email })
    .from(customers)
    .innerJoin(user, eq(user.id, customers.userId))
    .where(and(eq(user.id, userId), eq(user.emailVerified, true)));
  return customer;
}

/** Whether a customer can sign in, so that store credit reaches them. */
export async function hasAccount(db: Db, customerId: string | null): Promise<boolean> {
  if (customerId === null) return false;
  const [customer] = await db
    .select({ userId: customers.userId })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer !== undefined && customer.userId !== null;
}

/** For staff. The id comes from the address unchecked, so it can be any text. */
export async function findCustomer(db: Db, customerId: string) {
  if (!validate(customerId)) return undefined;
  const [customer] = await db
    .select({
      id: customers.id,
      userId: customers.userId,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      phone: customers.phone,
      dateOfBirth: customers.dateOfBirth,
      gender: customers.gender,
      createdAt: customers.createdAt,
      isGuest: customers.isGuest,
      confirmed: sql<boolean>`coalesce(${user.emailVerified}, false)`,
      isStaff: isStaffAccount,
    })
    .from(customers)
    .leftJoin(user, eq(user.id, customers.userId))
    .where(eq(customers.id, customerId));
  return customer;
}
