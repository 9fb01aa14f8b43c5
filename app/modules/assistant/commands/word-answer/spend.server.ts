import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { monthOf } from "../../queries/spent.server.ts";
import { assistantSpending } from "../../tables.server.ts";

/** Sets an amount aside of what a month may cost; false where too little of it is left. */
export async function reserveCost({ db, now }: Ctx, most: number, limit: number): Promise<boolean> {
  if (most > limit) return false;
  const { spent, month } = assistantSpending;
  const reserved = await db
    .insert(assistantSpending)
    .values({ month: monthOf(now), spent: most })
    .onConflictDoUpdate({
      target: month,
      set: { spent: sql`${spent} + ${most}` },
      setWhere: sql`${spent} + ${most} <= ${limit}`,
    });
  return (reserved.rowCount ?? 0) > 0;
}

/** Gives back what was reserved and not used. */
export async function returnCost({ db, now }: Ctx, unused: number): Promise<void> {
  const { spent, month } = assistantSpending;
  await db
    .update(assistantSpending)
    .set({ spent: sql`greatest(0, ${spent} - ${unused})` })
    .where(sql`${month} = ${monthOf(now)}`);
}
