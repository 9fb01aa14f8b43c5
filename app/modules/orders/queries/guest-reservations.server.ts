import { and, eq, isNull, sql } from "drizzle-orm";
import { stockLevels } from "#app/modules/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import {
  guestReservations,
  orderItems,
  orders,
  guestReservations as noted,
} from "../tables.server.ts";
import { reserverOf, type Reserver, type ReserverKeys } from "../rules/reserver.ts";

type Counted = { orders: number; units: number; until: Date | null };

/** One that is paid or over reserves nothing any more, whether or not its row is gone yet. */
const waits = sql`o.status = 'pending'
  and o.payment_status in ('unpaid', 'awaiting_transfer', 'cod_due')`;

/** As `reserverOf` has it. */
const kind = sql`case when o.customer_id is not null then 'new_customer'
  when o.payment_method in ('bank', 'cod') then 'guest_later' else 'guest_online' end`;

const samePerson = ({ email, phone, customerId }: ReserverKeys) =>
  customerId === null
    ? sql`(g.email = ${email} or g.phone = ${phone}::text)`
    : sql`o.customer_id = ${customerId}`;

/** An order that is being changed, which does not count against itself. */
const others = (orderId: string | undefined) =>
  orderId === undefined ? sql`true` : sql`o.id <> ${orderId}`;

/** What has been reserved by the same person, and from the same network address, in the same way. */
export async function reservedBy(
  db: Db,
  keys: ReserverKeys,
  except?: string,
): Promise<{ byPerson: Counted; byAddress: Counted }> {
  const found = await db.execute<Row>(sql`
    select by, count(*)::int as orders, sum(g.units)::int as units,
      extract(epoch from min(o.expires_at))::float8 as until
    from ${guestReservations} g
    join ${orders} o on o.id = g.order_id
    cross join lateral (values
      ('person', ${samePerson(keys)}),
      ('address', g.address = ${keys.address}::text)) as same (by, is_same)
    where ${waits} and is_same and ${kind} = ${keys.kind} and ${others(except)}
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

/**
 * The unpaid online orders of the same guest from the same network address, whatever cart they come
 * from: they started again in another window or browser.
 */
export async function startedAgain(db: Db, keys: ReserverKeys): Promise<string[]> {
  if (keys.kind !== "guest_online" || keys.address === null) return [];
  const found = await db.execute<{ id: string }>(sql`
    select o.id from ${guestReservations} g
    join ${orders} o on o.id = g.order_id
    where ${waits} and ${kind} = 'guest_online' and ${samePerson(keys)}
      and g.address = ${keys.address}`);
  return found.rows.map(({ id }) => id);
}

export type ItemReserved = {
  productId: string;
  variantId: string | null;
  onHand: number;
  /** By each kind of reserver together with those who have proven less. */
  reserved: Record<Reserver, number>;
};

type ItemRow = Omit<ItemReserved, "reserved"> & { later: number; guests: number; all: number };

/** The stock of these products, and what those who never paid have reserved of it. */
export async function reservedOf(
  db: Db,
  productIds: readonly string[],
  except?: string,
): Promise<ItemReserved[]> {
  const unproven = sql`taken.unproven`;
  const sumOf = (which = sql`true`) =>
    sql`coalesce(sum(taken.quantity) filter (where ${which}), 0)::int`;
  const found = await db.execute<ItemRow>(sql`
    select l.product_id as "productId", l.variant_id as "variantId", l.on_hand as "onHand",
      ${sumOf(sql`${unproven} and taken.kind = 'guest_later'`)} as later,
      ${sumOf(unproven)} as guests, ${sumOf()} as all
    from ${stockLevels} l
    left join (
      select i.product_id, i.variant_id, i.quantity, ${kind} as kind,
        o.customer_id is null and g.confirmed_at is null as unproven
      from ${guestReservations} g
      join ${orders} o on o.id = g.order_id
      join ${orderItems} i on i.order_id = o.id
      where ${waits} and ${others(except)}
    ) taken on taken.product_id = l.product_id
      and taken.variant_id is not distinct from l.variant_id
    where l.product_id = any(${sql.param([...productIds])}::uuid[])
    group by l.id`);
  return found.rows.map(({ later, guests, all, ...item }) => ({
    ...item,
    reserved: { guest_later: later, guest_online: guests, new_customer: all },
  }));
}

/** Whether an order is a guest's who has not opened the link that was mailed about it. */
export async function mailboxUnproven(db: Db, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ orderId: guestReservations.orderId })
    .from(guestReservations)
    .where(and(eq(guestReservations.orderId, orderId), isNull(guestReservations.confirmedAt)));
  return rows.length > 0;
}

/** Within whose limits an unpaid order reserves units; nobody's where its buyer has paid before. */
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
