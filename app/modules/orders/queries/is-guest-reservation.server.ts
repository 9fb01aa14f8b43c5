import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { guestReservations } from "../tables.server.ts";

/** Whether an order sets units aside for somebody who has proven nothing, within a guest's limits. */
export async function isGuestReservation(db: Db, orderId: string): Promise<boolean> {
  return (await db.$count(guestReservations, eq(guestReservations.orderId, orderId))) > 0;
}
