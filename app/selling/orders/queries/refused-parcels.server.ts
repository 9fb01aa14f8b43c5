import { and, ne, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "../tables.server.ts";

export type Buyer = { id: string; customerId: string | null; email: string; phone: string | null };

/** Values of a statement, by what a buyer is recognised by; each may be null. */
export type BuyerKeys = Record<"customerId" | "email" | "phone", SQLWrapper>;

/** `0917 123 4567` and `+63 917 1234567` are one phone: what counts is its last ten digits. */
export const digits = (phone: unknown) =>
  sql`right(regexp_replace(${phone}::text, '\\D', '', 'g'), 10)`;

/**
 * How many parcels of this buyer came back refused: by the account, the address or the phone, since
 * who means it badly changes one of them. The order itself does not count.
 */
export async function countRefusedParcels(db: Db, buyer: Buyer): Promise<number> {
  return db.$count(orders, and(ne(orders.id, buyer.id), refusedBy(keysOf(buyer))));
}

export const keysOf = ({ customerId, email, phone }: Omit<Buyer, "id">): BuyerKeys => ({
  customerId: sql`${customerId}::uuid`,
  email: sql`${email}::text`,
  phone: sql`${phone}::text`,
});

/** The parcels that this buyer refused, as a condition on orders. */
export const refusedBy = (buyer: BuyerKeys): SQL => sql`${isRefused} and ${isOf(buyer)}`;

/** Who has paid a parcel that comes back is no risk at the door. */
const isRefused = sql`${orders.endedWhy} = 'refused' and ${orders.paymentMethod} = 'cod'`;

function isOf({ customerId, email, phone }: BuyerKeys): SQL {
  return sql`(${orders.customerId} = ${customerId} or lower(${orders.email}) = lower(${email})
    or ${digits(orders.phone)} = ${digits(phone)})`;
}
