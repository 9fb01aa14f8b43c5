import { sql } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { monthOf } from "../../queries/spent.server.ts";
import { dailyShare } from "../../rules/model-cost.ts";
import { assistantShares as shares, assistantSpending as spending } from "../../tables.server.ts";

/**
 * The network address of the reader, and the monthly limit for all, in millionths of a US dollar.
 */
type Payer = { address: string; monthlyLimit: number };

/**
 * Takes an amount from the budgets of the month and of the address's day; false if too little is
 * left.
 */
export async function reserveCost(
  ctx: Ctx,
  most: number,
  { address, monthlyLimit }: Payer,
): Promise<boolean> {
  if (most > monthlyLimit) return false;
  const share = dailyShare(monthlyLimit, most);
  const { rows } = await ctx.db.execute(sql`
    with of_address as (
      insert into ${shares} as share (day, asker, spent)
      values (${shopDay(ctx.now)}, ${askerOf(ctx, address)}, ${most})
      on conflict (day, asker) do update set spent = share.spent + ${most}
        where share.spent + ${most} <= ${share}
      returning share.spent
    )
    insert into ${spending} as month (month, spent)
    select ${monthOf(ctx.now)}, ${most} from of_address
    on conflict (month) do update set spent = month.spent + ${most}
      where month.spent + ${most} <= ${monthlyLimit}
    returning month.spent`);
  return rows.length > 0;
}

export async function returnCost(ctx: Ctx, unused: number, address: string): Promise<void> {
  await ctx.db.execute(sql`
    with of_address as (
      update ${shares} set spent = greatest(0, spent - ${unused})
      where day = ${shopDay(ctx.now)} and asker = ${askerOf(ctx, address)}
    )
    update ${spending} set spent = greatest(0, spent - ${unused}) where month = ${monthOf(ctx.now)}`);
}

const askerOf = ({ sealers, now }: Ctx, address: string): string =>
  sealers.digest("model share", `${shopDay(now)} ${address}`);
