-- The paid orders, payments and refunds of a day in Manila by payment method, in centavos, without
-- those of cancelled orders. We sum payments, not order totals: if an order shrank after payment,
-- its total no longer tells what arrived, and the difference is a refund of its own.
create or replace function sales_of_day(of_day date)
returns table (method text, orders integer, paid bigint, refunded bigint)
language sql stable as $$
  with day as (
    select of_day::timestamp at time zone 'Asia/Manila' as start,
      (of_day + 1)::timestamp at time zone 'Asia/Manila' as end
  )
  select method, sum(orders)::int, sum(paid)::bigint, sum(refunded)::bigint from (
    select o.payment_method as method, 1 as orders, 0 as paid, 0 as refunded
    from day join orders o on o.paid_at >= day.start and o.paid_at < day.end
    where o.status <> 'cancelled'
    union all
    select o.payment_method, 0, p.amount, 0
    from day join payments p on p.settled_at >= day.start and p.settled_at < day.end
    join orders o on o.id = p.order_id
    where p.status = 'paid' and o.status <> 'cancelled'
    union all
    select o.payment_method, 0, 0, r.amount
    from day join refunds r on r.settled_at >= day.start and r.settled_at < day.end
    join orders o on o.id = r.order_id
    where r.status = 'done' and o.status <> 'cancelled'
  ) money group by method
$$;
