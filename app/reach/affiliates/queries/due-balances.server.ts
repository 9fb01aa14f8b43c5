import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { AffiliateStatus } from "#app/selling/referrals/rules/affiliate-terms.ts";
import type { PayoutMethod } from "../rules/payout-terms.ts";

export type DueBalance = {
  affiliateId: string;
  code: string;
  status: AffiliateStatus;
  hasAccepted: boolean;
  balance: number;
  due: number;
  detailsId: string | null;
  detailsFrom: Date | null;
  method: PayoutMethod | null;
};

/**
 * Every affiliate with a balance, and what of it is due: commissions that became payable until `cutoff`,
 * with all that was taken off them, and what belongs to no commission.
 */
export async function dueBalances(db: Db, cutoff: Date): Promise<DueBalance[]> {
  const { rows } = await db.execute<
    Omit<DueBalance, "detailsFrom"> & { detailsFrom: string | null }
  >(sql`
    select a.id as "affiliateId", a.affiliate_code as code, a.status,
      a.terms_version is not null as "hasAccepted", l.balance, l.due,
      d.id as "detailsId", d.usable_from::text as "detailsFrom", d.method
    from affiliates a
    join (select l.affiliate_id, sum(l.amount)::float8 as balance,
        coalesce(sum(l.amount) filter (where l.commission_id is null
          or c.payable_at <= ${cutoff.toISOString()}::timestamptz), 0)::float8 as due
      from affiliate_ledger l left join affiliate_commissions c on c.id = l.commission_id
      group by l.affiliate_id) l on l.affiliate_id = a.id
    left join lateral (select d.* from affiliate_payout_details d where d.affiliate_id = a.id
      order by d.created_at desc, d.id desc limit 1) d on true
    where l.balance <> 0
    order by a.affiliate_code, a.id`);
  return rows.map(({ detailsFrom, ...row }) => ({
    ...row,
    detailsFrom: detailsFrom === null ? null : new Date(detailsFrom),
  }));
}
