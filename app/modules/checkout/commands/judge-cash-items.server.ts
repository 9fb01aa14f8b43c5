import { loadAreas } from "#app/modules/delivery/queries/areas.server.ts";
import type { LockedOrder } from "#app/modules/orders/commands/lock-order.server.ts";
import { loadBuyerRecord } from "#app/modules/orders/queries/paid-orders.server.ts";
import type { ItemsPlan } from "#app/modules/orders/rules/change-items.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { judgeOrderCash, type CashNotTaken } from "../rules/judge-order-cash.ts";

/**
 * Why an order that waits to be paid at the door can't have these items. What it has already was
 * accepted: only a higher total and more of what has to stay cold are judged.
 */
export async function judgeCashItems(
  { db }: Ctx,
  order: LockedOrder,
  { lines, totals: { total } }: ItemsPlan,
): Promise<CashNotTaken | undefined> {
  if (order.paymentStatus !== "cod_due") return undefined;
  const more = lines.filter(({ wanted, quantity, needsCold }) => needsCold && wanted > quantity);
  if (total <= order.totalAmount && more.length === 0) return undefined;
  const settings = await loadSettings(db);
  const found = await loadAreas(db, settings);
  const areas = found?.map((area) => ({ ...area, cash: true }));
  const { province } = order;
  const goods = more.map(({ productName: name }) => ({ name, needsCold: true }));
  const record = await loadBuyerRecord(db, order);
  return judgeOrderCash({ settings, areas, province, total, lines: goods, record });
}
