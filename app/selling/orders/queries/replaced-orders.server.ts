import { and, asc, eq, ne } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "../tables.server.ts";

type Successor = { id: string; cartId: string | null };

/** The numbers of the orders that this one replaced when it was placed. */
export async function replacedAt(
  db: Db,
  { id, cartId }: Successor,
  moment: Date | null,
): Promise<string[]> {
  if (cartId === null || moment === null) return [];
  const replaced = await db
    .select({ number: orders.orderNumber })
    .from(orders)
    .where(
      and(
        eq(orders.cartId, cartId),
        eq(orders.endedWhy, "placed_again"),
        eq(orders.cancelledAt, moment),
        ne(orders.id, id),
      ),
    )
    .orderBy(asc(orders.orderNumber));
  return replaced.map(({ number }) => number);
}
