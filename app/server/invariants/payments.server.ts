import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I4: an order is paid exactly if one verified payment has its amount and currency. An order that a
 * code reduced to zero needs no payment. The payment status reflects the refunds, which never
 * exceed the money received.
 */
export async function paymentsMatchOrders(db: Db): Promise<string[]> {
  return [
    ...(await ordersHaveTheirPayment(db)),
    ...(await paymentsHaveTheirEvent(db)),
    ...(await refundsFitTheirPayment(db)),
  ];
}

async function ordersHaveTheirPayment(db: Db): Promise<string[]> {
  return violations(db, WRONGLY_PAID);
}

/** Staff record bank transfers and cash on delivery themselves, so no gateway event exists. */
async function paymentsHaveTheirEvent(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with told as (
      select gateway, reference, amount, currency from payment_events
      where outcome in ('settled', 'late_unfulfillable', 'paid_twice')
    )
    select format('I4: payment %s was settled by %s messages of its gateway', p.reference, count(t.*))
      as sentence
    from payments p left join told t on t.gateway = p.gateway and t.reference = p.reference
      and t.amount = p.amount and t.currency = p.currency
    where p.status = 'paid' and p.gateway not in ('bank', 'cod', 'credit')
    group by p.id having count(t.*) <> 1
    union all
    select format('I4: a message of %s settled %s, but no such payment is settled', gateway, reference)
    from told t where not exists (
      select from payments p where p.gateway = t.gateway and p.reference = t.reference
        and p.amount = t.amount and p.currency = t.currency and p.status = 'paid')
    union all
    select format('I4: payment %s is %s and its time says %s', reference, status,
      coalesce(settled_at::text, 'never'))
    from payments where (status = 'open') <> (settled_at is null)`,
  );
}

/** A requested refund is treated as paid, since it may be under way. */
async function refundsFitTheirPayment(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with taken as (
      select payment_id, sum(amount) as amount from refunds where status <> 'failed' group by 1
    )
    select format('I4: payment %s (%s) of %s gives %s back', p.reference, p.status, p.amount, t.amount)
      as sentence
    from taken t join payments p on p.id = t.payment_id
    where p.status <> 'paid' or t.amount > p.amount
    union all
    select format('I4: refund %s is not of its order''s payment', r.id)
    from refunds r left join payments p on p.id = r.payment_id
    where p.order_id is distinct from r.order_id or p.currency is distinct from r.currency`,
  );
}

/**
 * Several payments for one order, or money for a cancelled order, do happen; the order must be
 * flagged.
 */
const WRONGLY_PAID = sql`
    with changed as (
      select subject_id as order_id, before from audit_log
      where subject_type = 'order' and action = 'order.changed'
    ), facts as (
      select o.*, o.payment_status in ('paid', 'partially_refunded', 'refunded') as is_paid,
        (select count(*) from payments p where p.order_id = o.id and p.status = 'paid') as settled,
        -- Its price, or what it cost before its buyer changed it.
        (select count(*) from payments p where p.order_id = o.id and p.status = 'paid'
          and p.currency = o.currency and p.gateway <> 'credit'
          and (p.amount = o.total_amount - o.credit_total or p.amount in (
            select (c.before->>'totalAmount')::bigint - o.credit_total from changed c where c.order_id = o.id::text))
        ) as fitting,
        exists (select from changed c where c.order_id = o.id::text) as is_changed,
        coalesce((select sum(p.amount) from payments p
          where p.order_id = o.id and p.status = 'paid'), 0)
        - coalesce((select sum(r.amount) from refunds r
          where r.order_id = o.id and r.status = 'done'), 0) as kept,
        coalesce((select sum(r.amount) from refunds r
          where r.order_id = o.id and r.status = 'requested'), 0) as underway,
        exists (select from audit_log a where a.subject_type = 'order' and a.subject_id = o.id::text
          and a.action = 'order.resolved' and a.actor_kind in ('user', 'key')) as dealt_with
      from orders o
    ), judged as (
      -- A late payment may find its credit used elsewhere, so that its order never got it.
      select f.*, f.total_amount - case when exists (select from payments p
        where p.order_id = f.id and p.gateway = 'credit') then 0 else f.credit_total end as price
      from facts f
    )
    select format('I4: order %s is %s without a payment of %s %s', order_number, payment_status,
      total_amount, currency) as sentence
    from judged where is_paid and fitting = 0 and total_amount > credit_total
    union all
    select format('I4: order %s is paid %s times and not flagged', order_number, settled)
    from judged
    where is_paid and settled > 1 and kept - underway > price and needs_attention is null
      and not dealt_with
    union all
    select format('I4: order %s was made smaller, and %s of %s stay here', order_number,
      kept - underway, total_amount)
    from judged where is_paid and is_changed and kept - underway > price
      and needs_attention is null and not dealt_with
    union all
    select format('I4: order %s was made larger for %s, and %s was paid', order_number,
      total_amount, kept)
    from judged where payment_status = 'paid' and is_changed and kept < price
    union all
    select format('I4: order %s costs %s, %s of its money is kept, and it is %s', order_number,
      total_amount, kept, payment_status)
    from judged where is_paid and settled > 0 and payment_status <>
      case when kept >= price then 'paid' when kept > 0 then 'partially_refunded'
        else 'refunded' end
    union all
    select format('I4: order %s ended by a refund and is %s', order_number, payment_status)
    from judged where status = 'refunded' and payment_status <> 'refunded'
      and kept > underway and needs_attention is null and not dealt_with
    union all
    select format('I4: order %s is %s although a payment of it is settled', order_number, payment_status)
    from judged where not is_paid and settled > 0
    union all
    select format('I4: order %s is %s and its time of payment says %s', order_number, payment_status,
      coalesce(paid_at::text, 'never'))
    from judged where is_paid <> (paid_at is not null)
    union all
    select format('I4: cancelled order %s was paid and is not flagged', order_number)
    from judged where status = 'cancelled' and payment_status in ('paid', 'partially_refunded')
      and kept > underway and needs_attention is null and not dealt_with
    union all
    select format('I4: cancelled order %s is still %s', order_number, payment_status)
    from judged where status = 'cancelled' and payment_status in ('awaiting_transfer', 'cod_due')
    union all
    select format('I4: payment %s belongs to no order and no gift card', reference)
    from payments p where not exists (select from orders o where o.id = p.order_id)
      and not exists (select from gift_cards g where g.payment_id = p.id)`;
