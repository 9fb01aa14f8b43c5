import { eq } from "drizzle-orm";
import { writeHundredths } from "#app/lib/hundredths.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { EVENT_OF } from "../rules/occasions.ts";
import type { highlevelMessages } from "../tables.server.ts";

type Message = typeof highlevelMessages.$inferSelect;
type EventContact = { email: string; firstName: string; lastName: string };

/** The message for a workflow's trigger: the person and the event, never the purchase. */
export async function eventOf(
  { db }: Pick<Ctx, "db">,
  { id, occasion, cause, createdAt }: Message,
  { email, firstName, lastName }: EventContact,
): Promise<object> {
  const event = Object.entries(EVENT_OF).find(([name]) => name === occasion)?.[1] ?? occasion;
  const said = { id, event, at: createdAt.toISOString(), email, firstName, lastName };
  if (occasion !== "order") return said;
  const [order] = await db
    .select({ number: orders.orderNumber, total: orders.totalAmount, currency: orders.currency })
    .from(orders)
    .where(eq(orders.id, cause.slice("order:".length)));
  return order ? { ...said, order: { ...order, total: writeHundredths(order.total) } } : said;
}
