import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { ReserverKeys } from "../rules/reserver.ts";
import { guestReservations } from "../tables.server.ts";

/**
 * Remembers whose an unpaid order is said to be, and how many units it reserves; a customer's
 * mailbox is confirmed. Call inside the transaction that placed or changed it.
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
