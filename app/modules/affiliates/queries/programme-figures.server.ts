import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";

type Figures = {
  total: number;
  active: number;
  waiting: number;
  left: number;
  held: number;
  payable: number;
};

/** What all affiliates come to: how many there are, and what their commissions add up to. */
export async function programmeFigures(db: Db): Promise<Figures> {
  const { rows } = await db.execute<Figures>(sql`
    select a.*, c.* from (
      select count(*) filter (where status in ('active', 'suspended'))::int as total,
        count(*) filter (where status = 'active')::int as active,
        count(*) filter (where status = 'waiting')::int as waiting
      from affiliates) a, (
      select coalesce(sum(e.amount), 0)::float8 as left,
        coalesce(sum(e.amount) filter (where c.status = 'pending' and c.payable_at is null), 0)::float8 as held,
        coalesce(sum(e.amount) filter (where c.status = 'pending' and c.payable_at is not null), 0)::float8 as payable
      from affiliate_commissions c join affiliate_commission_entries e on e.commission_id = c.id) c`);
  const [found] = rows;
  if (!found) throw new Error("a sum without a row");
  return found;
}
