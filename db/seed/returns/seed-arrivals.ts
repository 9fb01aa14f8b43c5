import { and, asc, eq } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { reportArrival } from "#app/fulfilment/arrivals/commands/report-arrival.server.ts";
import { PHOTO_FILES } from "#app/fulfilment/arrivals/rules/arrival-terms.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";

/** The buyer of the delivered order says that it arrived cool, and waits for staff. */
export async function seedArrivals(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const { id, accessIssue, createdAt: placedAt } = orders;
  const [bought] = await system.db
    .select({ id, accessIssue, placedAt })
    .from(orders)
    .where(and(eq(orders.status, "delivered"), eq(orders.email, "customer@demo.test")))
    .orderBy(asc(placedAt))
    .limit(1);
  if (!bought) throw new Error("the demo shop has delivered nothing");
  const buyer = { ...system, actor: VISITOR, now: addDays(bought.placedAt, 12) };
  const report = { key: system.ids.newId(), version: 0, felt: "cool", hours: 52 } as const;
  const store = services.files.area(PHOTO_FILES);
  done(await reportArrival(buyer, store, { orderToken: orderToken(buyer, bought), report }));
}
