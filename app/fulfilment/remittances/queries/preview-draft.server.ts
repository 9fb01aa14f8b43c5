import { inArray } from "drizzle-orm";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { judgeCash, type CashOrder, type CashVerdict } from "../rules/judge-cash.ts";
import { placeLines, type PlacedLine } from "../rules/place-lines.ts";
import type { RemittanceLine } from "../rules/read-remittance.ts";
import { cashOrders } from "./cash-orders.server.ts";
import { knownFor } from "./named-parcels.server.ts";
import { remitDays } from "./current-cash.server.ts";

type Draft = { carrier: string; lines: readonly RemittanceLine[] };

/** A preview of saving a file now: its lines with their parcels, and each order's new state. */
export async function previewDraft(db: Db, now: Date, { carrier, lines }: Draft) {
  const { named, known } = await knownFor(
    db,
    lines.map(({ tracking }) => tracking),
  );
  const placed = placeLines(lines, named, known, carrier);
  const byOrder = Map.groupBy(placed, ({ orderId }) => orderId);
  const ids = [...byOrder.keys()].flatMap((id) => id ?? []);
  const [days, before] = await Promise.all([
    remitDays(db),
    ids.length === 0 ? [] : cashOrders(db, inArray(orders.id, ids)),
  ]);
  const counts = new Map<CashVerdict, number>();
  const count = (verdict: CashVerdict, by = 1) =>
    counts.set(verdict, (counts.get(verdict) ?? 0) + by);
  for (const order of before) {
    count(judgeCash(withLines(order, byOrder.get(order.orderId) ?? []), now, days));
  }
  const unknown = (byOrder.get(null) ?? []).filter(({ collected }) => collected !== 0);
  if (unknown.length > 0) count("unknown", unknown.length);
  return { placed, counts };
}

/** The order after adding these lines. */
function withLines(order: CashOrder, lines: readonly PlacedLine[]): CashOrder {
  return {
    ...order,
    lines: order.lines + lines.length,
    collected: lines.reduce((sum, line) => sum + line.collected, order.collected),
    isRepeated: order.isRepeated || lines.some(({ verdict }) => verdict === "again"),
  };
}
