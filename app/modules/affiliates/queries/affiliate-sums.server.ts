import { sql } from "drizzle-orm";

const ID = sql.raw('"affiliates"."id"');
const SUMS = {
  earned: sql`select (select coalesce(sum(e.amount), 0) from affiliate_commissions c
      join affiliate_commission_entries e on e.commission_id = c.id where c.affiliate_id = ${ID})::bigint
    + (select coalesce(sum(l.amount), 0) from affiliate_ledger l
      where l.affiliate_id = ${ID} and l.kind = 'adjusted')::bigint`,
  balance: sql`select coalesce(sum(l.amount), 0)::bigint from affiliate_ledger l
    where l.affiliate_id = ${ID}`,
  orders: sql`select count(*) from affiliate_commissions c where c.affiliate_id = ${ID}`,
} as const;

/** What an affiliate's commissions or ledger add up to; part of a statement about `affiliates`. */
export function sumOfAffiliate(what: keyof typeof SUMS) {
  return sql<number>`(${SUMS[what]})`;
}
