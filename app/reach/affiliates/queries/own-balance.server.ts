import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";

type Balance = {
  balance: number;
  /** Corrections by staff, added minus taken off. */
  corrected: number;
  /** Amounts in confirmed payouts whose lines are not settled yet. */
  onItsWay: number;
  paidOut: number;
};

/**
 * The money that the shop owes an affiliate and has paid, for any reason. Remaining commissions
 * plus corrections are always on hold, in the balance, on the way, or paid out.
 */
export async function ownBalance(db: Db, affiliateId: string): Promise<Balance> {
  const { rows } = await db.execute<Balance>(sql`
    select l.*, p.* from (
      select coalesce(sum(amount), 0)::float8 as balance,
        coalesce(sum(amount) filter (where kind = 'adjusted'), 0)::float8 as corrected
      from affiliate_ledger where affiliate_id = ${affiliateId}) l, (
      select coalesce(sum(amount) filter (where state = 'open'), 0)::float8 as "onItsWay",
        coalesce(sum(amount) filter (where state = 'paid'), 0)::float8 as "paidOut"
      from affiliate_payout_lines where affiliate_id = ${affiliateId}) p`);
  const [found] = rows;
  if (!found) throw new Error("a sum without a row");
  return found;
}
