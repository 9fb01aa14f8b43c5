import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { GuestKeys } from "../queries/guest-reservations.server.ts";
import { guestReservations } from "../tables.server.ts";

/** Remembers whose an unpaid order is said to be. Call inside the transaction that placed it. */
export async function noteGuestReservation(
  ctx: Ctx,
  orderId: string,
  reservation: GuestKeys & { units: number },
): Promise<void> {
  await ctx.db.insert(guestReservations).values({ orderId, ...reservation });
}
