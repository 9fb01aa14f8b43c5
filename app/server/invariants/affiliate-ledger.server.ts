import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I19: the ledger credits an affiliate with each commission after its hold, less reversals, and
 * with nothing before. Corrections by staff are separate entries.
 */
export async function affiliateLedgerAgrees(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with commissions as (
      select o.order_number, c.affiliate_id, c.payable_at,
        coalesce((select sum(e.amount) from affiliate_commission_entries e
          where e.commission_id = c.id), 0) as is_left,
        coalesce((select sum(l.amount) from affiliate_ledger l where l.commission_id = c.id), 0) as owed,
        exists (select from affiliate_ledger l where l.commission_id = c.id
          and l.affiliate_id <> c.affiliate_id) as is_another
      from affiliate_commissions c join orders o on o.id = c.order_id
    )
    select format('I19: of the commission of order %s %s is left, and the ledger owes %s', order_number,
      is_left, owed) as sentence
    from commissions where payable_at is not null and owed <> is_left
    union all
    select format('I19: the commission of order %s is on hold, and the ledger owes %s', order_number, owed)
    from commissions where payable_at is null and owed <> 0
    union all
    select format('I19: the commission of order %s is owed to another affiliate', order_number)
    from commissions where is_another`,
  );
}
