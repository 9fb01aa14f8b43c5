import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/** I8: each cause writes its mail once, and none is forgotten or made up. */
export async function mailsAreWritten(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    select format('I8: %s mails for %s', count(*), dedupe_key) as sentence
    from mails group by dedupe_key having count(*) > 1
    union all
    select format('I8: %s mails share the message id %s', count(*), message_id)
    from mails group by message_id having count(*) > 1
    union all
    select format('I8: order %s was placed and no mail says so', order_number)
    from orders where not exists (select from mails where dedupe_key = 'order-placed:' || orders.id)
    union all
    select format('I8: order %s was paid and no mail says so', order_number)
    from orders
    where paid_at is not null
      and not exists (select from payments p join payment_events e
        on e.gateway = p.gateway and e.reference = p.reference
        where p.order_id = orders.id and e.outcome = 'late_unfulfillable')
      -- The same of a transfer, of which no gateway tells.
      and not exists (select from audit_log a
        where a.subject_id = orders.id::text and a.action = 'order.flagged'
        and a.reason = 'late_payment')
      and not exists (select from mails where dedupe_key = 'order-paid:' || orders.id)
    union all
    select format('I8: order %s got %s back and no mail says so', order_number, r.amount)
    from refunds r join orders on orders.id = r.order_id
    where r.status = 'done'
      and not exists (select from mails where dedupe_key = 'order-refunded:' || r.id)
    union all
    select format('I8: order %s ended %s and no mail says so', order_number, ended_why)
    from orders
    where ended_why in ('expired', 'released', 'by_buyer', 'by_staff', 'refused') and paid_at is null
      and not exists (
        select from mails where dedupe_key = 'order-ended:' || orders.id || ':' || ended_why)
    union all
    select format('I8: parcel %s of order %s left and no mail says so', p.number, o.order_number)
    from parcels p join orders o on o.id = p.order_id
    where o.status in ('processing', 'shipped', 'delivered', 'completed') and p.shipped_at is not null
      -- Of what can still be taken back nobody is told; what went on can not.
      and (p.shipment_told is not null or p.delivered_at is not null)
      and not exists (select from mails where dedupe_key = 'order-shipped:' || p.id)
    union all
    select format('I8: ticket %s was opened and no mail says so', number)
    from support_tickets t
    where not exists (select from mails where dedupe_key = 'ticket-received:' || t.id)
    union all
    select format('I8: a reply to ticket %s was written and no mail has it', t.number)
    from support_replies r join support_tickets t on t.id = r.ticket_id
    where not exists (select from mails where dedupe_key = 'ticket-reply:' || r.id)
    union all
    select format('I8: the mail %s is about an order that was never %s', dedupe_key,
      substring(dedupe_key from 'order-(placed|paid):'))
    from mails where dedupe_key ~ '^order-(placed|paid):' and not exists (
      select from orders o where o.id::text = split_part(dedupe_key, ':', 2)
        and (dedupe_key like 'order-placed:%' or o.paid_at is not null))`,
  );
}
