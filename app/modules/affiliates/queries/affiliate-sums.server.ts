import { sql } from "drizzle-orm";

const SUMS = {
  left: sql`coalesce(sum(e.amount), 0)`,
  payable: sql`coalesce(sum(e.amount) filter (where c.status = 'pending' and c.payable_at is not null), 0)`,
  orders: sql`count(distinct c.id)`,
} as const;

/** What an affiliate's commissions add up to; part of a statement about `affiliates`. */
export function sumOfAffiliate(what: keyof typeof SUMS) {
  return sql<number>`(select ${SUMS[what]}::bigint from affiliate_commissions c
    join affiliate_commission_entries e on e.commission_id = c.id
    where c.affiliate_id = ${sql.raw('"affiliates"."id"')})`;
}
