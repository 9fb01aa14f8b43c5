import { and, asc, eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { creditEntries } from "../tables.server.ts";
import { returnCredit } from "./return-credit.server.ts";
import { writeCredit } from "./write-credit.server.ts";

/**
 * Uses the credit again that an order returned when it ended, because a late payment revives it.
 * Returns false, and takes nothing, if it was used elsewhere. The caller has locked the order.
 */
export async function retakeCredit(ctx: Ctx, orderId: string): Promise<boolean> {
  const { accountId, amount, at, id, kind } = creditEntries;
  const spent = await ctx.db
    .selectDistinctOn([accountId], { accountId, amount })
    .from(creditEntries)
    .where(and(eq(creditEntries.orderId, orderId), eq(kind, "spent")))
    .orderBy(asc(accountId), asc(at), asc(id));
  for (const each of spent) {
    if (await writeCredit(ctx, { ...each, kind: "spent", orderId })) continue;
    await returnCredit(ctx, orderId);
    return false;
  }
  return true;
}
