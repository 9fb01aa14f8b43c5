import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lots } from "../tables.server.ts";
import { lockLot } from "./lock-lot.server.ts";

/**
 * Marks a lot as recalled and stops packing from it; returns it as it was. The caller has checked
 * who may do this, and logs it.
 */
export async function recallLot(
  tx: Ctx,
  { lotId, reason }: { lotId: string; reason: string },
): Promise<Result<typeof lots.$inferSelect, Refusal<"not_found" | "recalled">>> {
  const lot = await lockLot(tx, lotId);
  if (!lot) return refuse("not_found");
  if (lot.recalledAt !== null) return refuse("recalled");
  const isOpen = lot.openedAt !== null && lot.closedAt === null;
  const closed = isOpen ? { closedAt: tx.now, closedWhy: reason } : {};
  await tx.db
    .update(lots)
    .set({ ...closed, recalledAt: tx.now, recalledWhy: reason })
    .where(eq(lots.id, lotId));
  return ok(lot);
}
