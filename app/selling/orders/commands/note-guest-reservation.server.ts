import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { ReserverKeys } from "../rules/reserver.ts";
import { guestReservations } from "../tables.server.ts";

/**
 * Stores the claimed buyer and the reserved units of an unpaid order. A customer's mailbox is
 * treated as confirmed. Call it inside the transaction that placed or changed the order.
 */
export async function noteGuestReservation(
  ctx: Ctx,
  orderId: string,
  { email, phone, address, customerId, units }: ReserverKeys & { units: number },
): Promise<void> {
  const confirmedAt = customerId === null ? null : ctx.now;
  await ctx.db
    .insert(guestReservations)
    .values({ orderId, email, phone, address, confirmedAt, units })
    .onConflictDoUpdate({ target: guestReservations.orderId, set: { units } });
}
