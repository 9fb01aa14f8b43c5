import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { sumDays } from "#app/office/reports/commands/sum-days.server.ts";
import { salesDaysDue } from "#app/office/reports/tables.server.ts";
import { sampleId } from "./sample-id.ts";

/**
 * Adds guest orders with cash on delivery, the last one now and the others spread over the year
 * before: all delivered except the newest hundredth, which the buyers have not confirmed yet. Each
 * has all the rows of a real order except mails, which would be most of the bytes. Needs products
 * with stock, and the legal texts. `part` adds a slice of them; the slice with the last order also
 * counts the buyers and the days.
 */
export async function growOrders(
  { db, now }: Ctx,
  count: number,
  { from, to }: { from: number; to: number } = { from: 1, to: count },
): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    create temporary table grown on commit drop as
    with shelf as (
      select array_agg(p.id order by p.slug) as ids
      from (select p.id, p.slug from products p join stock_levels l on l.product_id = p.id
        where p.is_active and p.kind = 'product' and l.on_hand >= ${count}::int limit 1000) p
    ), numbers as (
      select n, nextval('order_numbers') as number,
        ${at}::timestamptz - (${count}::int - n) * (interval '1 year' / ${count}::int) as at
      from generate_series(${from}::int, ${to}::int) as n
    )
    select n, number, at, n > ${count}::int - greatest(${count}::int / 100, 1) as waits,
      (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
        || substr(replace(${sampleId(sql`'order ' || number`)}::text, '-', ''), 13))::uuid as id,
      ids[1 + (n * 7) % cardinality(ids)] as first_product,
      case when n % 3 = 0 and cardinality(ids) > 1
        then ids[1 + (n * 7 + 1) % cardinality(ids)] end as second_product
    from numbers, shelf`);
  await db.execute(sql`
    create temporary table grown_lines on commit drop as
    select g.id as order_id, g.at, g.waits, 1 as position, p.id as product_id, p.name, p.sku, p.price,
      1 + g.n % 2 as quantity
    from grown g join products p on p.id = g.first_product
    union all
    select g.id, g.at, g.waits, 2, p.id, p.name, p.sku, p.price, 1
    from grown g join products p on p.id = g.second_product`);
  await db.execute(sql`analyze grown, grown_lines`);
  // The triggers would count a buyer for each row. The buyers are counted together at the end.
  await db.execute(sql`alter table orders disable trigger user`);
  await db.execute(sql`alter table payments disable trigger user`);
  const all = [
    ORDERS,
    LINES,
    PAYMENTS,
    AUDIT,
    CONSENTS,
    MOVEMENTS,
    LEVELS,
    PARCELS,
    PARCEL_ITEMS,
    TAGS,
    TAGGED,
    NOTES,
  ];
  for (const write of all) {
    await db.execute(write);
  }
  await db.execute(sql`alter table orders enable trigger user`);
  await db.execute(sql`alter table payments enable trigger user`);
  if (to < count) return;
  // Rows of this transaction have no statistics yet, and counting would read all payments for each
  // order.
  await db.execute(sql`analyze orders, payments, refunds, guest_addresses`);
  await db.execute(sql`select count_all_customers()`);
  await db.execute(sql`insert into ${salesDaysDue} (day)
    select distinct (paid_at at time zone 'Asia/Manila')::date from orders where paid_at is not null`);
  await sumDays({ db });
}

const ORDERS = sql`
  insert into orders (id, order_number, status, payment_status, payment_method,
    fulfillment_status, needs_attention, subtotal, total_amount, email, first_name, last_name, phone,
    address, barangay, city, province, postal_code, terms_version, privacy_version,
    terms_accepted_at, adult_confirmed_at, created_at, paid_at, parcels_sent, shipped_at)
  select g.id, 'PM-' || to_char(g.at at time zone 'Asia/Manila', 'YY') || '-'
      || lpad(g.number::text, greatest(6, length(g.number::text)), '0'),
    case when g.waits then 'pending' else 'delivered' end,
    case when g.waits then 'cod_due' else 'paid' end, 'cod',
    case when g.waits then 'unfulfilled' else 'fulfilled' end,
    case when g.n % 500 = 0 then 'A sample: somebody should look at this order.' end,
    sums.total, sums.total, 'buyer-' || g.n % 50000 || '@example.test', 'Sample', 'Buyer ' || g.n % 50000,
    '+639170000000', '12 Mango Avenue', 'Lahug', 'Cebu City', 'Cebu', '6000',
    (select max(version) from documents where slug = 'terms'),
    (select max(version) from documents where slug = 'privacy'), g.at, g.at, g.at,
    case when not g.waits then g.at + interval '4 days' end,
    case when g.waits then 0 else 1 end, case when not g.waits then g.at + interval '1 day' end
  from grown g
  join (select order_id, sum(price * quantity)::int as total from grown_lines group by order_id) sums
    on sums.order_id = g.id
  order by g.n`;

const LINES = sql`
  insert into order_items (id, order_id, position, product_id, product_name, sku, quantity, price, total)
  select ${sampleId(sql`'line ' || order_id || position`)}, order_id, position, product_id, name, sku,
    quantity, price, price * quantity
  from grown_lines`;

const PAYMENTS = sql`
  insert into payments (id, order_id, gateway, reference, amount, status, created_at, settled_at)
  select ${sampleId(sql`'payment ' || id`)}, id, 'cod', 'grown-' || id, total_amount, 'paid', paid_at, paid_at
  from orders where id in (select id from grown where not waits)`;

const AUDIT = sql`
  insert into audit_log (id, at, actor_kind, actor_id, action, subject_type, subject_id, "after")
  select ${sampleId(sql`action || ' ' || g.id`)}, g.at + later, 'system', 'growth', action, 'order',
    g.id::text, said
  from grown g cross join (values
    ('order.placed', '{"status": "pending", "paymentStatus": "cod_due"}'::jsonb, interval '0'),
    ('order.status', '{"status": "delivered"}', interval '4 days'),
    ('order.payment', '{"paymentStatus": "paid"}', interval '4 days')) as entry (action, said, later)
  where action = 'order.placed' or not g.waits`;

const CONSENTS = sql`
  insert into consents (id, subject_type, subject_id, purpose, document, document_version, given_at)
  select ${sampleId(sql`purpose || ' ' || g.id`)}, 'order', g.id::text, purpose, document, version, g.at
  from grown g cross join (values ('terms', 'terms'), ('adult', 'terms'), ('privacy', 'privacy'))
    as box (purpose, document)
  cross join lateral (select max(version) as version from documents d where d.slug = document) latest`;

/** Units are reserved when an order is placed, and gone when it is sent. */
const MOVEMENTS = sql`
  insert into stock_movements
    (id, stock_level_id, kind, on_hand_delta, reserved_delta, order_id, actor_id, at)
  select ${sampleId(sql`m.kind || ' ' || g.order_id || g.position`)}, l.id, m.kind, m.taken * g.quantity,
    m.held * g.quantity, g.order_id, 'growth', g.at + m.later
  from grown_lines g join stock_levels l on l.product_id = g.product_id
  cross join (values ('reserve', 0, 1, interval '0'), ('ship', -1, -1, interval '1 day'))
    as m (kind, taken, held, later)
  where m.kind = 'reserve' or not g.waits`;

const LEVELS = sql`
  update stock_levels l set on_hand = on_hand - sums.gone, reserved = reserved + sums.held
  from (select product_id,
      coalesce(sum(quantity) filter (where not waits), 0) as gone,
      coalesce(sum(quantity) filter (where waits), 0) as held
    from grown_lines group by product_id) sums
  where l.product_id = sums.product_id`;

const PARCELS = sql`
  insert into parcels (id, order_id, number, courier, tracking_number, shipped_at, shipment_told, delivered_at)
  select g.id, g.id, 1, 'LBC Express', 'SAMPLE-' || g.number, g.at + interval '1 day',
    jsonb_build_object('courier', 'LBC Express', 'number', 'SAMPLE-' || g.number, 'url', null),
    g.at + interval '4 days'
  from grown g where not g.waits`;

const PARCEL_ITEMS = sql`
  insert into parcel_items (parcel_id, order_item_id, units)
  select i.order_id, i.id, i.quantity
  from order_items i join grown g on g.id = i.order_id where not g.waits`;

/** One tag on a tenth of the orders, and one on a thousandth. */
const TAGS = sql`
  insert into order_tags (id, name, created_at)
  select ${sampleId(sql`'tag ' || name`)}, name, now()
  from (values ('sample often'), ('sample rarely')) as word (name)
  on conflict do nothing`;

const TAGGED = sql`
  insert into tagged_orders (order_id, tag_id)
  select g.id, t.id from grown g join order_tags t
    on (t.name = 'sample often' and g.n % 10 = 0) or (t.name = 'sample rarely' and g.n % 1000 = 0)`;

const NOTES = sql`
  insert into order_notes (id, order_id, text, created_at)
  select ${sampleId(sql`'note ' || g.id`)}, g.id, 'A sample: call number ' || g.n || ' before noon', g.at
  from grown g where g.n % 20 = 0`;
