import type { Centavos } from "#app/lib/money.ts";
import { loadAreas } from "#app/goods/delivery/queries/areas.server.ts";
import { knownArea } from "#app/goods/delivery/rules/areas.ts";
import type { LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { changeableLines } from "#app/selling/orders/queries/changeable-lines.server.ts";
import { loadBuyerRecord } from "#app/selling/orders/queries/paid-orders.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { judgeOrderCash, type CashNotTaken } from "../rules/judge-order-cash.ts";

/** Why an unpaid cash order cannot go to a province. Within its area, every one is allowed. */
export async function judgeCashAddress(
  { db }: Ctx,
  order: LockedOrder,
  { province, total }: { province: string | null; total: Centavos },
): Promise<CashNotTaken | undefined> {
  if (order.paymentStatus !== "cod_due") return undefined;
  const settings = await loadSettings(db);
  const areas = await loadAreas(db, settings);
  const area = knownArea(areas, province);
  if (!area || area.name === order.delivery?.parcel?.area) return undefined;
  const found = await changeableLines(db, order.id);
  const lines = found.map(({ productName: name, needsCold = false }) => ({ name, needsCold }));
  const record = await loadBuyerRecord(db, order);
  return judgeOrderCash({ settings, areas, province, total, lines, record });
}
