import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { accountSealer } from "./payout-sealer.server.ts";

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
export async function sharedAccounts(
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
