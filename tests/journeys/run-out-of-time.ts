import { eq } from "drizzle-orm";
import { orders } from "#app/selling/orders/tables.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { until } from "../until.ts";
import { insideTheShop } from "./inside-the-shop.ts";

/** Lets an order expire at once, as the clock would after half an hour. */
export async function runOutOfTime(orderId: string): Promise<void> {
  await insideTheShop(async ({ db }) => {
    const it = eq(orders.id, orderId);
    await db.update(orders).set({ expiresAt: new Date() }).where(it);
    await enqueue(db, "orders.expire", { orderId });
    await until("the order has expired", 20_000, async () => {
      const [order] = await db.select().from(orders).where(it);
      return order?.status === "cancelled";
    });
  });
}
