import { and, eq, notExists, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { affiliatePayoutLines as lines, affiliatePayouts } from "../tables.server.ts";

/** Closes a payout once no line is left to settle. The caller holds its lock. */
export async function closeSettled(tx: Ctx, payoutId: string): Promise<void> {
  const open = tx.db
    .select({ one: sql`1` })
    .from(lines)
    .where(and(eq(lines.payoutId, payoutId), eq(lines.state, "open")));
  await tx.db
    .update(affiliatePayouts)
    .set({ state: "closed", closedAt: tx.now })
    .where(and(eq(affiliatePayouts.id, payoutId), notExists(open)));
}
