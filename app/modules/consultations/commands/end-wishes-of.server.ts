import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { TypeSlug } from "../rules/booking-terms.ts";
import { slotWishes } from "../tables/slot-wishes.server.ts";

/** Who booked waits no longer. Call inside the transaction that books. */
export async function endWishesOf(
  { db, now }: Ctx,
  { customerId, type }: { customerId: string; type: TypeSlug },
): Promise<void> {
  const own = and(eq(slotWishes.customerId, customerId), eq(slotWishes.type, type));
  await db
    .update(slotWishes)
    .set({ endedAt: now, ended: "booked" })
    .where(and(own, isNull(slotWishes.endedAt)));
}
