import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orders } from "../tables.server.ts";
import type { RecordKey } from "#app/platform/records/operation.ts";

export type LockedOrder = typeof orders.$inferSelect;

/**
 * The present order, locked until the transaction ends. Rows that only reference it do not wait,
 * since its key never changes: a recall locks its lots before it writes its orders.
 */
export async function lockOrder(ctx: Ctx, orderId: string): Promise<LockedOrder | undefined> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(eq(orders.id, orderId))
    .for("no key update");
  return order;
}

/** The money at stake when a program confirms, packs or delivers an order. */
export const orderTotal = {
  says: "The total of the order",
  of: async (tx: Ctx, _: unknown, orderId: string) => (await lockOrder(tx, orderId))?.totalAmount,
};

export const orderByNumber: RecordKey = {
  name: "number",
  says: "The order number, such as PM-26-000123",
  async lock({ db }, number) {
    const [order] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.orderNumber, number))
      .for("no key update");
    return order?.id;
  },
};
