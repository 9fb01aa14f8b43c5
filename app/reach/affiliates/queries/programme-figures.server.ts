import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";

type Figures = {
  total: number;
  active: number;
  waiting: number;
  /** Commissions minus deductions, including corrections by staff. */
  earned: number;
  held: number;
  /** The sum of the positive balances and of the payouts on their way. */
  owed: number;
};

/** Totals over all affiliates: their number and the sum of their commissions. */
export async function programmeFigures(db: Db): Promise<Figures> {
  const { rows } = await db.execute<Figures>(sql`
    select a.*, o.*, c.* from (
      select count(*) filter (where status in ('active', 'suspended'))::int as total,
        count(*) filter (where status = 'active')::int as active,
        count(*) filter (where status = 'waiting')::int as waiting
      from affiliates) a, (
      select coalesce(sum(owed), 0)::float8 as owed from (
        select greatest(sum(amount), 0) as owed from affiliate_ledger group by affiliate_id
        union all select amount from affiliate_payout_lines where state = 'open') every) o, (
      select coalesce(sum(e.amount), 0)::float8 + (select coalesce(sum(amount), 0)::float8
          from affiliate_ledger where kind = 'adjusted') as earned,
        coalesce(sum(e.amount) filter (where c.status = 'pending' and c.payable_at is null), 0)::float8 as held
      from affiliate_commissions c join affiliate_commission_entries e on e.commission_id = c.id) c`);
  const [found] = rows;
  if (!found) throw new Error("a sum without a row");
  return found;
}
