import { and, ne, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "../tables.server.ts";

export type Buyer = { id: string; customerId: string | null; email: string; phone: string | null };

/** SQL values that identify a buyer. Each may be null. */
export type BuyerKeys = Record<"customerId" | "email" | "phone", SQLWrapper>;

/** Compares the last ten digits: `0917 123 4567` and `+63 917 1234567` are one phone. */
export const digits = (phone: unknown) =>
  sql`right(regexp_replace(${phone}::text, '\\D', '', 'g'), 10)`;

/**
 * The number of parcels that this buyer refused, by account, email or phone, since a bad-faith
 * buyer changes one of them. Leaves out the order itself.
 */
export async function countRefusedParcels(db: Db, buyer: Buyer): Promise<number> {
  return db.$count(orders, and(ne(orders.id, buyer.id), refusedBy(keysOf(buyer))));
}

export const keysOf = ({ customerId, email, phone }: Omit<Buyer, "id">): BuyerKeys => ({
  customerId: sql`${customerId}::uuid`,
  email: sql`${email}::text`,
  phone: sql`${phone}::text`,
});

/** A condition on orders: this buyer refused the parcel. */
export const refusedBy = (buyer: BuyerKeys): SQL => sql`${isRefused} and ${isOf(buyer)}`;

/** A buyer who had paid for a returned parcel is no risk at the door. */
const isRefused = sql`${orders.endedWhy} = 'refused' and ${orders.paymentMethod} = 'cod'`;

function isOf({ customerId, email, phone }: BuyerKeys): SQL {
  return sql`(${orders.customerId} = ${customerId} or lower(${orders.email}) = lower(${email})
    or ${digits(orders.phone)} = ${digits(phone)})`;
}
