import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "../tables.server.ts";

type Buyer = { id: string; customerId: string | null; email: string; phone: string | null };

/** `0917 123 4567` and `+63 917 1234567` are one phone: what counts is its last ten digits. */
const digits = (phone: unknown) => sql`right(regexp_replace(${phone}::text, '\\D', '', 'g'), 10)`;

/**
 * How many parcels of this buyer came back refused: by the account, the address or the phone, since
 * who means it badly changes one of them. The order itself does not count.
 */
export async function countRefusedParcels(db: Db, buyer: Buyer): Promise<number> {
  return db.$count(
    orders,
    and(
      eq(orders.endedWhy, "refused"),
      // Who has paid a parcel that comes back is no risk at the door.
      eq(orders.paymentMethod, "cod"),
      ne(orders.id, buyer.id),
      or(
        buyer.customerId === null ? undefined : eq(orders.customerId, buyer.customerId),
        eq(sql`lower(${orders.email})`, buyer.email.toLowerCase()),
        buyer.phone === null ? undefined : sql`${digits(orders.phone)} = ${digits(buyer.phone)}`,
      ),
    ),
  );
}
