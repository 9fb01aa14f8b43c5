import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { bookings } from "../tables.server.ts";
import { slotOffers, slotWishes } from "../tables/slot-wishes.server.ts";
import { lockBooker } from "./lock-booker.server.ts";
import { offerSoon } from "./offer-soon.server.ts";

/** Takes the signed-in customer off the list; a time that is reserved for them goes to the next. */
export async function leaveWaitlist(
  ctx: Ctx,
  wishId: string,
): Promise<Result<undefined, Refusal<"not_found">>> {
  if (!isUuid(wishId)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const booker = await lockBooker(tx);
    if (!booker) return refuse("not_found");
    const own = and(eq(slotWishes.id, wishId), eq(slotWishes.customerId, booker.customerId));
    const left = await tx.db
      .update(slotWishes)
      .set({ endedAt: tx.now, ended: "left" })
      .where(and(own, isNull(slotWishes.endedAt)))
      .returning({ id: slotWishes.id });
    if (left.length === 0) return refuse("not_found");
    const offered = tx.db
      .select({ id: slotOffers.bookingId })
      .from(slotOffers)
      .where(and(eq(slotOffers.wishId, wishId), gt(slotOffers.expiresAt, tx.now)));
    const held = and(inArray(bookings.id, offered), eq(bookings.status, "held"));
    await tx.db.delete(bookings).where(held);
    await offerSoon(tx.db);
    return ok(undefined);
  });
}
