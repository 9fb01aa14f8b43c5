import { eq, inArray, sql } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { pesos } from "#app/lib/money.ts";
import { waitingPart, type WaitingPart } from "#app/platform/list/waiting-part.server.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { affiliatePayouts as payouts } from "../tables.server.ts";

/** Customers who asked to join, and since when. */
export const waitingJoins = waitingPart(
  affiliates,
  eq(affiliates.status, "waiting"),
  affiliates.createdAt,
);

const isUnfinished = inArray(payouts.state, ["draft", "open"]);

export const waitingPayouts = waitingPart(payouts, isUnfinished, payouts.draftedAt);

export const flaggedLines: WaitingPart = sql`(
  select json_build_object('count', coalesce(sum(${payouts.flagged}), 0)::int, 'since', null)
  from ${payouts} where ${isUnfinished})`;

type PayoutTerms = { affiliate_minimum_payout: number; affiliate_payment_days: number };

/**
 * The affiliates whom a payout drafted now would pay, and since when the shop has owed the first of
 * them. Empty while there is a draft. A test compares this with the result of a real draft.
 */
export function dueAffiliates(now: Date, terms: PayoutTerms): WaitingPart {
  const at = sql`${now.toISOString()}::timestamptz`;
  const cutoff = sql`${addDays(now, -terms.affiliate_payment_days).toISOString()}::timestamptz`;
  return sql`(
    select json_build_object('count', count(*)::int, 'since', min(coalesce(s.since, l.paid_at)))
    from affiliates a
    cross join lateral (select sum(l.amount) as balance,
        sum(l.amount) filter (where l.commission_id is null or c.payable_at <= ${cutoff}) as due,
        max(l.at) filter (where l.kind = 'paid_out') as paid_at
      from affiliate_ledger l left join affiliate_commissions c on c.id = l.commission_id
      where l.affiliate_id = a.id) l
    cross join lateral (select d.usable_from from affiliate_payout_details d
      where d.affiliate_id = a.id order by d.created_at desc, d.id desc limit 1) d
    cross join lateral (select min(g.at) as since from affiliate_ledger g where g.affiliate_id = a.id
      and g.amount > 0 and g.at > coalesce(l.paid_at, '-infinity')) s
    where a.status = 'active' and a.terms_version is not null and l.balance >= 0 and l.due > 0
      and l.due >= ${pesos(terms.affiliate_minimum_payout)} and d.usable_from <= ${at}
      and not exists (select from affiliate_payouts p where p.state = 'draft'))`;
}
