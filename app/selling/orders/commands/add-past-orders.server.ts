import { importGuests } from "#app/people/customers/commands/import-guests.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FormerShop, PastOrder } from "../rules/past-order.ts";
import { pastOrders } from "../tables/past-orders.server.ts";

type AddedOrder = { id: string; customerId: string; madeRecord: boolean };

/**
 * Writes orders of the former shop as history, with a guest record for each new address. An order
 * that is already here is left out. Call inside a transaction; returns the added orders by number.
 */
export async function addPastOrders(
  tx: Ctx,
  shop: FormerShop,
  orders: readonly PastOrder[],
): Promise<Map<string, AddedOrder>> {
  const records = await importGuests(
    tx,
    orders.map((order) => ({ ...order, since: new Date(order.placedAt) })),
  );
  const rows = orders.flatMap(({ firstName: _, lastName: __, phone: ___, ...order }) => {
    const record = records.get(order.email);
    if (!record) return [];
    const placedAt = new Date(order.placedAt);
    return [{ ...order, id: tx.ids.newId(), shop, placedAt, customerId: record.customerId }];
  });
  if (rows.length === 0) return new Map();
  const written = await tx.db
    .insert(pastOrders)
    .values(rows)
    .onConflictDoNothing({ target: [pastOrders.shop, pastOrders.number] })
    .returning({
      id: pastOrders.id,
      customerId: pastOrders.customerId,
      email: pastOrders.email,
      number: pastOrders.number,
    });
  return new Map(
    written.map(({ number, email, ...order }) => [
      number,
      { ...order, madeRecord: records.get(email)?.isNew ?? false },
    ]),
  );
}
