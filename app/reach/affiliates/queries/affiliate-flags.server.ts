import { inArray, sql } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { customerAddresses } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { addressKey, raiseFlags, type RaisedFlag } from "../rules/affiliate-flags.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { accountSealer } from "./payout-sealer.server.ts";

const DAYS = 90;

type ReferredRow = {
  affiliateId: string;
  via: "link" | "code";
  email: string;
  address: string;
  barangay: string | null;
  city: string;
  earned: number;
  paidAt: string;
};

/** The flags to check before these affiliates are paid. Affiliates without a flag are left out. */
export async function flagsOf(
  ctx: Ctx,
  affiliateIds: readonly string[],
): Promise<ReadonlyMap<string, RaisedFlag[]>> {
  if (affiliateIds.length === 0) return new Map();
  const [orders, own, shared] = await Promise.all([
    referredOrders(ctx, affiliateIds),
    ownAddresses(ctx, affiliateIds),
    sharedAccounts(ctx, affiliateIds),
  ]);
  const raised = affiliateIds.map((id) => {
    const facts = {
      orders: orders.get(id) ?? [],
      ownAddresses: own.get(id) ?? [],
      sharedWith: shared.get(id) ?? 0,
    };
    return [id, raiseFlags(facts, ctx.now)] as const;
  });
  return new Map(raised.filter(([, flags]) => flags.length > 0));
}

/** Their paid orders of the last ninety days, as the rule takes them. */
async function referredOrders({ db, now }: Ctx, affiliateIds: readonly string[]) {
  const { rows } = await db.execute<ReferredRow>(sql`
    select r.affiliate_id as "affiliateId", r.via, o.email, o.address, o.barangay, o.city,
      coalesce(c.commission_amount, 0)::int as earned, o.paid_at::text as "paidAt"
    from order_referrals r
    join orders o on o.id = r.order_id
    left join affiliate_commissions c on c.order_id = r.order_id
    where r.affiliate_id in ${[...affiliateIds]} and o.paid_at > ${addDays(now, -DAYS).toISOString()}::timestamptz`);
  const orders = rows.map(({ affiliateId, address, barangay, city, paidAt, ...row }) => ({
    ...row,
    affiliateId,
    address: addressKey([address, barangay, city]),
    paidAt: new Date(paidAt),
  }));
  return Map.groupBy(orders, ({ affiliateId }) => affiliateId);
}

/** The addresses that they saved, or had parcels of their own sent to. */
async function ownAddresses({ db }: Ctx, affiliateIds: readonly string[]) {
  const { customerId, address, barangay, city } = customerAddresses;
  const saved = db
    .select({ affiliateId: affiliates.id, address, barangay, city })
    .from(affiliates)
    .innerJoin(customerAddresses, sql`${customerId} = ${affiliates.customerId}`)
    .where(inArray(affiliates.id, [...affiliateIds]));
  const sent = db.execute<{
    affiliateId: string;
    address: string;
    barangay: string | null;
    city: string;
  }>(sql`
    select distinct a.id as "affiliateId", o.address, o.barangay, o.city
    from affiliates a join orders o on o.customer_id = a.customer_id
    where a.id in ${[...affiliateIds]}`);
  const rows = [...(await saved), ...(await sent).rows];
  const grouped = Map.groupBy(rows, ({ affiliateId }) => affiliateId);
  return new Map(
    [...grouped].map(([id, all]) => [
      id,
      all.map((row) => addressKey([row.address, row.barangay, row.city])),
    ]),
  );
}

type AccountRow = {
  affiliateId: string;
  id: string;
  method: string;
  lastFour: string;
  sealed: string;
};

/**
 * How many other affiliates named the same latest account as each of these. Only accounts with
 * equal last four digits are decrypted, and none of them leaves this function.
 */
async function sharedAccounts(
  ctx: Ctx,
  affiliateIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await ctx.db.execute<AccountRow>(sql`
    with newest as (
      select distinct on (affiliate_id) affiliate_id, id, method, last_four, sealed
      from affiliate_payout_details order by affiliate_id, created_at desc, id desc)
    select n.affiliate_id as "affiliateId", n.id, n.method, n.last_four as "lastFour", n.sealed
    from newest n
    where (n.method, n.last_four) in (select m.method, m.last_four from newest m
        where m.affiliate_id in ${[...affiliateIds]})
      and (select count(*) from newest m
        where m.method = n.method and m.last_four = n.last_four) > 1`);
  const sealer = accountSealer(ctx);
  const accounts = rows.flatMap(({ affiliateId, id, method, sealed }) => {
    const number = sealer.open(id, sealed)?.number.replaceAll(/\D/g, "");
    return number ? [{ affiliateId, account: `${method} ${number}` }] : [];
  });
  const shared = Map.groupBy(accounts, ({ account }) => account);
  return new Map(
    accounts.map(({ affiliateId, account }) => [
      affiliateId,
      (shared.get(account)?.length ?? 1) - 1,
    ]),
  );
}
