import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { changeItems } from "#app/selling/orders/commands/change-items.server.ts";
import { noteSupervision } from "#app/selling/orders/commands/note-supervision.server.ts";
import { changeTransfer } from "#app/selling/payments/commands/change-transfer.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { CashRefusal } from "../rules/decide-order.ts";
import type { ReservationRefusal } from "../rules/judge-reservation.ts";
import { loadAreas } from "#app/goods/delivery/queries/areas.server.ts";
import type { LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { loadBuyerRecord } from "#app/selling/orders/queries/paid-orders.server.ts";
import type { ItemsPlan } from "#app/selling/orders/rules/change-items.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { judgeOrderCash, type CashNotTaken } from "../rules/judge-order-cash.ts";
import type { JudgedChange } from "./judge-items.server.ts";
import { repayDifference } from "./repay-difference.server.ts";
import { resizeReservation } from "./resize-reservation.server.ts";

export type MakeRefusal =
  | CashRefusal
  | (Refusal<"out_of_stock"> & { names: string[] })
  | ReservationRefusal;

export async function makeChange(
  tx: Ctx,
  gateways: Pick<Gateways, "find">,
  { by, order, reserver, paid, plan, acknowledged }: JudgedChange,
): Promise<Result<undefined, MakeRefusal>> {
  const { paymentMethod } = order;
  const cash = await judgeCashItems(tx, order, plan);
  if (cash) return refuse("cash_refused", cash);
  const changed = await changeItems(tx, order, plan, by.kind === "staff" ? by.reason : undefined);
  if (!changed.ok) return changed;
  if (acknowledged) await noteSupervision(tx, order);
  if (!paid && reserver) {
    const size = { by, orderId: order.id, reserver, changed: plan.lines };
    const resized = await resizeReservation(tx, size);
    if (!resized.ok) return resized;
  }
  if (paymentMethod === "bank" && !paid) await changeTransfer(tx, changed.value);
  const back = paid ? await repayDifference(tx, gateways, changed.value, by) : 0;
  const about = { orderId: order.id, changeId: tx.ids.newId(), amount: back };
  const what = by.kind === "staff" ? "items-by-staff" : "items";
  await enqueue(tx.db, "orders.mail-changed", { ...about, what });
  return ok(undefined);
}

/**
 * Refuses items for an order to be paid in cash on delivery. Its present items were accepted, so
 * only a higher total and additional cold items are judged.
 */
async function judgeCashItems(
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
  const due = total - order.creditTotal;
  const goods = more.map(({ productName: name }) => ({ name, needsCold: true }));
  const record = await loadBuyerRecord(db, order);
  return judgeOrderCash({ settings, areas, province, total: due, lines: goods, record });
}
