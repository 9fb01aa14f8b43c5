import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I14: no doctor is in two consultations at once; a credit that a booking uses is a unit of a
 * consultation its own customer paid for and, once the jobs are done and while the booking is still
 * to come, was not paid back.
 */
export async function bookingsHold(
  db: Db,
  { jobsDrained }: { jobsDrained: boolean },
): Promise<string[]> {
  return violations(
    db,
    sql`
    select format('I14: bookings %s and %s of a doctor overlap', a.number, b.number) as sentence
    from bookings a join bookings b on b.doctor_id = a.doctor_id and b.id > a.id
      and b.starts_at < a.ends_at and a.starts_at < b.ends_at
    where a.status <> 'cancelled' and b.status <> 'cancelled'
    union all
    select format('I14: bookings %s and %s use one credit', a.number, b.number)
    from bookings a join bookings b on b.credit_item_id = a.credit_item_id
      and b.credit_unit = a.credit_unit and b.id > a.id
    where (a.status <> 'cancelled' or a.credit_lost) and (b.status <> 'cancelled' or b.credit_lost)
    union all
    select format('I14: booking %s uses a credit that its customer never paid for', b.number)
    from bookings b join order_items i on i.id = b.credit_item_id
      join orders o on o.id = i.order_id join products p on p.id = i.product_id
    where p.slug <> 'consultation' or o.customer_id is distinct from b.customer_id
      or o.paid_at is null or b.credit_unit not between 1 and i.quantity
    union all
    select format('I14: booking %s uses a credit of an order that was paid back', b.number)
    from bookings b join order_items i on i.id = b.credit_item_id
      join orders o on o.id = i.order_id
    where ${jobsDrained} and b.status = 'booked' and b.starts_at > now()
      and (o.payment_status not in ('paid', 'partially_refunded')
        or o.status in ('cancelled', 'refunded'))`,
  );
}
