import { and, eq, gte, sql } from "drizzle-orm";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { creditAccounts, creditEntries } from "../tables.server.ts";

type CreditEntry = Omit<typeof creditEntries.$inferInsert, "id" | "at" | "by">;

/**
 * Changes a balance with its entry: the only writer of both, beside the SQL function
 * `place_order`. Returns false, and writes nothing, if the balance does not suffice.
 */
export async function writeCredit(ctx: Ctx, entry: CreditEntry): Promise<boolean> {
  const { accountId, amount } = entry;
  const changed = await ctx.db
    .update(creditAccounts)
    .set({ balance: sql`${creditAccounts.balance} + ${amount}` })
    .where(and(eq(creditAccounts.id, accountId), gte(creditAccounts.balance, -amount)))
    .returning({ id: creditAccounts.id });
  if (changed.length === 0) return false;
  const written = { ...entry, id: ctx.ids.newId(), by: actorId(ctx.actor), at: ctx.now };
  await ctx.db.insert(creditEntries).values(written);
  return true;
}
