import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I26: the money for gift cards was redeemed as store credit, refunded, or is still owed. A card
 * costs what was paid for it, and a redeemed card has one credit entry of its amount.
 */
export async function giftCardsAddUp(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with cards as (
      select g.*, p.status = 'paid' as is_paid, p.amount as paid, p.order_id,
        (select sum(e.amount) from credit_entries e
          where e.request_key = g.id and e.cause = 'gift_card') as credited,
        (select count(*) from refunds r where r.payment_id = p.id and r.status <> 'failed') as refunds,
        (select count(*) from refunds r where r.payment_id = p.id) as tries
      from gift_cards g join payments p on p.id = g.payment_id
    )
    select format('I26: gift card %s of %s has a payment of %s%s', id, amount, paid,
      case when order_id is not null then ' of an order' else '' end) as sentence
    from cards where amount <> paid or order_id is not null
    union all
    select format('I26: gift card %s was sent or ended without being paid', id)
    from cards where not is_paid and num_nonnulls(sent_at, redeemed_at, voided_at) > 0
    union all
    select format('I26: gift card %s of %s gave %s as credit', id, amount, coalesce(credited, 0))
    from cards where coalesce(credited, 0) <> case when redeemed_at is null then 0 else amount end
    union all
    select format('I26: gift card %s is %s and has %s refunds', id,
      case when voided_at is null then 'valid' else 'void' end, refunds)
    from cards where case when voided_at is null then tries > 0 else refunds > 1 or tries = 0 end
    union all
    select format('I26: credit entry %s names no gift card', e.id)
    from credit_entries e where e.cause = 'gift_card'
      and not exists (select from gift_cards g where g.id = e.request_key)`,
  );
}
