import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I16: of an approval as much is used as its uses say, and never more than was approved; an order that
 * ended uses nothing, one that stands has what it uses, for its own customer and product; answers
 * about health are stored with a consent that stands.
 */
export async function clearanceHolds(db: Db): Promise<string[]> {
  return [...(await unitsAgree(db)), ...(await ordersAgree(db)), ...(await answersAgree(db))];
}

async function unitsAgree(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with approvals as (
      select a.*, (select coalesce(sum(u.units), 0) from clearance_uses u
        where u.approval_id = a.id and u.released_at is null) as live
      from clearance_approvals a
    )
    select format('I16: approval %s counts %s units, its uses say %s', id, used_units, live) as sentence
    from approvals where used_units <> live
    union all
    select format('I16: of approval %s %s units are used, and %s were approved', id, live, units)
    from approvals where live > units`,
  );
}

async function ordersAgree(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with uses as (
      select u.*, o.order_number, o.status, a.product_id, a.customer_id, o.customer_id as buyer,
        (select coalesce(sum(i.quantity), 0) from order_items i
          where i.order_id = u.order_id and i.product_id = a.product_id) as ordered
      from clearance_uses u join clearance_approvals a on a.id = u.approval_id
      left join orders o on o.id = u.order_id
    )
    select format('I16: use %s refers to missing order %s', id, order_id) as sentence
    from uses where order_number is null
    union all
    select format('I16: %s order %s still uses approval %s', status, order_number, approval_id)
    from uses where released_at is null and status in ('cancelled', 'refunded')
    union all
    select format('I16: order %s uses %s units of approval %s and has %s', order_number, units,
      approval_id, ordered)
    from uses where released_at is null and units <> ordered
    union all
    select format('I16: order %s uses approval %s of another customer', order_number, approval_id)
    from uses where released_at is null and buyer is distinct from customer_id`,
  );
}

async function answersAgree(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    select format('I16: request %s is stored without a consent', r.id) as sentence
    from clearance_requests r where r.answers is not null and not exists (
      select from consents c where c.purpose = 'health_clearance' and c.withdrawn_at is null
        and c.subject_type = 'user' and c.subject_id = r.user_id)
    union all
    select format('I16: request %s is %s, its approval is not', r.id, r.state)
    from clearance_requests r left join clearance_approvals a on a.request_id = r.id
    where (r.state = 'approved' and (a.id is null or a.ended_at is not null))
      or (r.state in ('declined', 'withdrawn') and a.id is not null and a.ended_at is null)
      or (r.state in ('asked', 'to_talk') and a.id is not null)`,
  );
}
