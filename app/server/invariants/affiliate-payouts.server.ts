import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I20: each line of a confirmed payout took its sum off the balance once; one that failed gave it back
 * once; a draft took off nothing. A payout is closed when none of its lines is open.
 */
export async function payoutsAgree(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with lines as (
      select l.*, p.number, p.state as payout_state, a.affiliate_code,
        case l.state when 'planned' then 0 when 'failed' then 0 else -l.amount end as expected,
        case l.state when 'planned' then 0 when 'failed' then 2 else 1 end as rows_expected,
        coalesce((select sum(g.amount) from affiliate_ledger g
          where g.line_id = l.id and g.affiliate_id = l.affiliate_id), 0) as booked,
        (select count(*) from affiliate_ledger g where g.line_id = l.id) as rows_booked
      from affiliate_payout_lines l join affiliate_payouts p on p.id = l.payout_id
      join affiliates a on a.id = l.affiliate_id
    )
    select format('I20: of payout %s for %s the ledger has %s in %s rows, it should be %s', number,
      affiliate_code, booked, rows_booked, expected) as sentence
    from lines where booked <> expected or rows_booked <> rows_expected
    union all
    select format('I20: the line of %s is %s in payout %s, which is %s', affiliate_code, state, number,
      payout_state)
    from lines where (state = 'planned') <> (payout_state in ('draft', 'dropped'))
    union all
    select format('I20: payout %s is %s, and %s of its lines are open', p.number, p.state, n.open)
    from affiliate_payouts p cross join lateral (select count(*) filter (where l.state = 'open') as open
      from affiliate_payout_lines l where l.payout_id = p.id) n
    where (p.state = 'open' and n.open = 0) or (p.state = 'closed' and n.open > 0)`,
  );
}
