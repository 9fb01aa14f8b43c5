import { and, asc, desc, eq } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import { askForReturn } from "#app/fulfilment/returns/commands/ask-for-return.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";

/** The buyer of the delivered order asks to return a unit of its last line, and waits for staff. */
export async function seedReturns(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const [bought] = await system.db
    .select({
      id: orders.id,
      accessIssue: orders.accessIssue,
      placedAt: orders.createdAt,
      orderItemId: orderItems.id,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.status, "delivered"), eq(orders.email, "customer@demo.test")))
    .orderBy(asc(orders.createdAt), desc(orderItems.position))
    .limit(1);
  if (!bought) throw new Error("the demo shop has delivered nothing");
  const buyer = { ...system, actor: VISITOR, now: addDays(bought.placedAt, 13) };
  const asked = {
    key: system.ids.newId(),
    reason: "damaged",
    note: "The cap of one vial was loose when I opened the carton.",
    units: new Map([[bought.orderItemId, 1]]),
  } as const;
  const orderLink = orderToken(buyer, bought);
  done(await askForReturn(buyer, { by: "buyer", orderToken: orderLink }, asked));
}
