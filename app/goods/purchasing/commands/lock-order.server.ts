import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { purchaseOrders } from "../tables.server.ts";

/** The purchase order as it is now, locked until the transaction ends. */
export async function lockOrder({ db }: Ctx, orderId: string) {
  if (!isUuid(orderId)) return undefined;
  const [order] = await db
    .select()
    .from(purchaseOrders)
    .where(eq(purchaseOrders.id, orderId))
    .for("no key update");
  return order;
}
