import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { bookings } from "../tables.server.ts";
import { findBooker } from "./booker.server.ts";

/** The portal shows the tab to buyers and to customers who have booked. */
export async function showsConsultations(ctx: Ctx): Promise<boolean> {
  const booker = await findBooker(ctx);
  if (!booker) return false;
  if (booker.hasBought) return true;
  return (await ctx.db.$count(bookings, eq(bookings.customerId, booker.customerId))) > 0;
}
