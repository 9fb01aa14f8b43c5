import { and, eq, isNull, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { guestReservations, orders, guestReservations as noted } from "../tables.server.ts";
import { reserverOf, type Reserver, type ReserverKeys } from "../rules/reserver.ts";

type ReservationCount = { orders: number; units: number; until: Date | null };

/** The rows of `reserved_by`: one for the person, and one for the network address. */
export type StoredReservations = readonly {
  by: "person" | "address";
  orders: number;
  units: number;
  until: string | null;
}[];

/** Unpaid reservations of the same kind, by the same person and from the same network address. */
export async function reservedBy(db: Db, keys: ReserverKeys, except?: string) {
  const { kind, email, phone, address, customerId } = keys;
  const found = await db.execute<StoredReservations[number]>(sql`
    select by, orders, units, until::text
    from reserved_by(${kind}, ${email}, ${phone}, ${address}, ${customerId}, ${except ?? null})`);
  return countsOf(found.rows);
}

export function countsOf(rows: StoredReservations): {
  byPerson: ReservationCount;
  byAddress: ReservationCount;
} {
  const count = (by: "person" | "address"): ReservationCount => {
    const row = rows.find((one) => one.by === by);
    if (!row) return { orders: 0, units: 0, until: null };
    const until = row.until === null ? null : new Date(row.until);
    return { orders: row.orders, units: row.units, until };
  };
  return { byPerson: count("person"), byAddress: count("address") };
}

/** SQL values of the keys by which a buyer is counted. */
type Person = Record<"email" | "phone" | "address", SQLWrapper>;
type Buyer = Person & { customerId: SQL; kind: SQL };

/** The same as JSON, for a statement that also reads the order's other facts. */
export function reservedByBuyer({ kind, email, phone, address, customerId }: Buyer): SQL {
  return sql`(select coalesce(json_agg(r), '[]')
    from reserved_by(${kind}, ${email}, ${phone}, ${address}, ${customerId}, null) r)`;
}

/** Ids of the cart's unpaid orders, and of the same guest's orders elsewhere, as JSON. */
export function unpaidOrders(cartId: SQL, { email, phone, address }: Person): SQL {
  return sql`json_build_object(
    'ofCart', (select coalesce(json_agg(id), '[]') from ${orders}
      where cart_id = ${cartId} and status = 'pending' and payment_status = 'unpaid'),
    'elsewhere', (select coalesce(json_agg(id), '[]')
      from started_again(${email}, ${phone}, ${address}) as id))`;
}

export type ItemReserved = {
  productId: string;
  variantId: string | null;
  onHand: number;
  /** Reserved units by kind of reserver, each including the kinds that have proven less. */
  reserved: Record<Reserver, number>;
};

type ItemRow = Omit<ItemReserved, "reserved"> & Record<Reserver, number>;

/** The stock of these products, with the units that buyers who never paid have reserved. */
export async function reservedOf(
  db: Db,
  productIds: readonly string[],
  except?: string,
): Promise<ItemReserved[]> {
  const found = await db.execute<ItemRow>(sql`
    select product_id as "productId", variant_id as "variantId", on_hand as "onHand",
      guest_later, guest_online, new_customer
    from reserved_unproven(${sql.param([...productIds])}::uuid[], ${except ?? null})`);
  return found.rows.map(({ productId, variantId, onHand, ...reserved }) => {
    return { productId, variantId, onHand, reserved };
  });
}

/** Checks for a guest's order whose mailed link has not been opened. */
export async function mailboxUnproven(db: Db, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ orderId: guestReservations.orderId })
    .from(guestReservations)
    .where(and(eq(guestReservations.orderId, orderId), isNull(guestReservations.confirmedAt)));
  return rows.length > 0;
}

/** The reserver whose limits an unpaid order uses. Undefined if the buyer has paid before. */
export async function reserverOfOrder(db: Db, orderId: string): Promise<ReserverKeys | undefined> {
  const [row] = await db
    .select({
      email: noted.email,
      phone: noted.phone,
      address: noted.address,
      customerId: orders.customerId,
      paymentMethod: orders.paymentMethod,
    })
    .from(noted)
    .innerJoin(orders, eq(orders.id, noted.orderId))
    .where(eq(noted.orderId, orderId));
  if (!row) return undefined;
  const { paymentMethod, ...keys } = row;
  return { ...keys, kind: reserverOf({ customerId: keys.customerId, paymentMethod }) };
}
