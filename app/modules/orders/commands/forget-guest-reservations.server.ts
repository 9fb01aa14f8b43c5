import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { guestReservations, orders } from "../tables.server.ts";

/** Removes what limits counted guests by, once their orders are paid, confirmed for cash, or over. */
export async function forgetGuestReservations({ db }: Ctx): Promise<void> {
  await db.execute(sql`
    delete from ${guestReservations} g using ${orders} o
    where o.id = g.order_id
      and not (o.status = 'pending' and o.payment_status in ('unpaid', 'awaiting_transfer', 'cod_due'))`);
}
