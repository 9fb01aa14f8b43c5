import { and, eq, isNull, sql } from "drizzle-orm";
import { stockLevels } from "#app/modules/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { guestReservations, orderItems, orders } from "../tables.server.ts";

/** How a guest is known again: by what she typed, and where she came from. */
export type GuestKeys = { email: string; phone: string | null; address: string | null };

type Counted = { orders: number; units: number; until: Date | null };

/** One that is paid or over sets nothing aside any more, whether or not its row is gone yet. */
const waits = sql`o.status = 'pending' and o.payment_status in ('awaiting_transfer', 'cod_due')`;

/** What has been set aside under the same e-mail or phone, and from the same network address. */
export async function reservedBy(
  db: Db,
  { email, phone, address }: GuestKeys,
): Promise<{ byPerson: Counted; byAddress: Counted }> {
  const found = await db.execute<Row>(sql`
    select by, count(*)::int as orders, sum(g.units)::int as units,
      extract(epoch from min(o.expires_at))::float8 as until
    from ${guestReservations} g
    join ${orders} o on o.id = g.order_id
    cross join lateral (values
      ('person', g.email = ${email} or g.phone = ${phone}::text),
      ('address', g.address = ${address}::text)) as same (by, is_same)
    where ${waits} and is_same
    group by by`);
  const count = (by: Row["by"]): Counted => {
    const row = found.rows.find((one) => one.by === by);
    if (!row) return { orders: 0, units: 0, until: null };
    const until = row.until === null ? null : new Date(row.until * 1_000);
    return { orders: row.orders, units: row.units, until };
  };
  return { byPerson: count("person"), byAddress: count("address") };
}

type Row = { by: "person" | "address"; orders: number; units: number; until: number | null };

export type ItemReserved = {
  productId: string;
  variantId: string | null;
  onHand: number;
  /** By guests who have confirmed nothing. */
  reserved: number;
};

/** The stock of these products, and what guests have set aside of it. */
export async function reservedOf(db: Db, productIds: readonly string[]): Promise<ItemReserved[]> {
  const found = await db.execute<ItemReserved>(sql`
    select l.product_id as "productId", l.variant_id as "variantId", l.on_hand as "onHand",
      coalesce(sum(taken.quantity), 0)::int as reserved
    from ${stockLevels} l
    left join (
      select i.product_id, i.variant_id, i.quantity
      from ${guestReservations} g
      join ${orders} o on o.id = g.order_id
      join ${orderItems} i on i.order_id = o.id
      where ${waits} and g.confirmed_at is null
    ) taken on taken.product_id = l.product_id
      and taken.variant_id is not distinct from l.variant_id
    where l.product_id = any(${sql.param([...productIds])}::uuid[])
    group by l.id`);
  return found.rows;
}

/** Whether an order is a guest's who has not opened the link that was mailed about it. */
export async function mailboxUnproven(db: Db, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ orderId: guestReservations.orderId })
    .from(guestReservations)
    .where(and(eq(guestReservations.orderId, orderId), isNull(guestReservations.confirmedAt)));
  return rows.length > 0;
}
