import { eq, max } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { changeReservation } from "#app/goods/catalog/commands/change-reservation.server.ts";
import { lockLevels } from "#app/goods/catalog/queries/stock.server.ts";
import { shrinkUses } from "#app/selling/clearance/commands/shrink-uses.server.ts";
import { changeRedemption } from "#app/selling/discounts/commands/change-redemption.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { shortLines } from "../queries/short-lines.server.ts";
import { refitDelivery } from "../rules/refit-delivery.ts";
import {
  isChangeable,
  unitsMoved,
  type ChangedLine,
  type ItemsPlan,
} from "../rules/change-items.ts";
import { isPaid } from "../rules/order-terms.ts";
import { parcelRows } from "../queries/parcels.server.ts";
import { isPartlySent, statusByParcels } from "../rules/parcels.ts";
import { orderItems, orders } from "../tables.server.ts";
import type { LockedOrder } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

type StockRefusal = Refusal<"out_of_stock"> & { names: string[] };

/**
 * Applies a planned change to an order: approvals, stock, code, lines and totals. Writes nothing if
 * the stock is short. The caller has locked the order, allowed the change and handles the money.
 */
export async function changeItems(
  ctx: Ctx,
  order: LockedOrder,
  { lines, totals }: ItemsPlan,
  reason?: string,
): Promise<Result<LockedOrder, StockRefusal>> {
  await shrinkUses(ctx, order.id, unitsByProduct(lines));
  // Locks returned and taken units together, because locking one after the other could deadlock.
  await lockLevels(ctx.db, [...new Set(lines.map((line) => line.productId))]);
  const more = unitsMoved(lines, 1);
  const short = await shortLines(ctx.db, more);
  if (short.length > 0) return refuse("out_of_stock", { names: short.map(nameOf) });
  await changeReservation(ctx, order.id, { more, fewer: unitsMoved(lines, -1) });
  if (order.discountId) await changeRedemption(ctx, order.id, totals.discount);
  await writeLines(ctx, order.id, lines);
  const amounts = {
    subtotal: totals.subtotal,
    discountTotal: totals.discount,
    shippingTotal: totals.shipping,
    coldPack: totals.coldPack,
    taxTotal: totals.tax,
    totalAmount: totals.total,
    delivery: deliveryWith(ctx, order, lines),
  };
  await ctx.db.update(orders).set(amounts).where(eq(orders.id, order.id));
  await recordAudit(ctx, {
    action: "order.changed",
    subject: { type: "order", id: order.id },
    before: { totalAmount: order.totalAmount, items: lines.map((line) => line.quantity) },
    after: { totalAmount: totals.total, items: lines.map((line) => line.wanted) },
    ...(reason !== undefined && { reason }),
  });
  if (isPaid(order.paymentStatus)) await emit(ctx.db, "order.repriced", { orderId: order.id });
  const changed = { ...order, ...amounts };
  return ok(isAllSent(order, lines) ? await endPacking(ctx, changed, reason) : changed);
}

/** The remaining units were removed, so the order has only units that left. */
function isAllSent(order: LockedOrder, lines: readonly ChangedLine[]): boolean {
  if (!isPartlySent(order)) return false;
  return lines.every((line) => !isChangeable(line) || line.wanted === (line.sent ?? 0));
}

async function endPacking(ctx: Ctx, order: LockedOrder, reason?: string): Promise<LockedOrder> {
  const places = (await parcelRows(ctx.db, order.id)).filter((row) => row.shippedAt !== null);
  // If everything came back, staff settle the returns. The order has left anyway.
  const isThere = statusByParcels(places, false) === "delivered";
  const status = isThere ? ("delivered" as const) : ("shipped" as const);
  return setOrderState(ctx, order, { status, fulfillmentStatus: "fulfilled" }, reason);
}

/** Reckons the promise again when the first cold item is added or the last one removed. */
function deliveryWith({ now }: Ctx, { delivery }: LockedOrder, lines: readonly ChangedLine[]) {
  const left = lines.filter(({ wanted }) => wanted > 0);
  const cold = left.some(({ needsCold }) => needsCold);
  if (!delivery || (delivery.cold ?? false) === cold) return delivery;
  return refitDelivery(delivery, { cold }, { now, isCarried: left.some(isChangeable) });
}

function unitsByProduct(lines: readonly ChangedLine[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { productId, wanted } of lines) {
    units.set(productId, wanted + (units.get(productId) ?? 0));
  }
  return units;
}

const nameOf = (line: { productName: string }) => line.productName;

async function writeLines(ctx: Ctx, orderId: string, lines: readonly ChangedLine[]): Promise<void> {
  const [last] = await ctx.db
    .select({ position: max(orderItems.position) })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId));
  let position = last?.position ?? 0;
  for (const line of lines) {
    const { id, wanted: quantity, price, discount } = line;
    const amounts = {
      quantity,
      discount,
      total: price * quantity - discount,
      regularPrice: line.statutory?.regularPrice ?? null,
      vatExempt: line.statutory?.vatExempt ?? null,
      statutoryDiscount: line.statutory?.statutoryDiscount ?? null,
    };
    if (id !== null) {
      if (quantity === 0) await ctx.db.delete(orderItems).where(eq(orderItems.id, id));
      else await ctx.db.update(orderItems).set(amounts).where(eq(orderItems.id, id));
    } else if (quantity > 0) {
      const { productId, variantId, productName, sku } = line;
      const item = { id: ctx.ids.newId(), orderId, position: (position += 1) };
      const what = { productId, variantId, productName, sku, price };
      await ctx.db.insert(orderItems).values({ ...item, ...what, ...amounts });
    }
  }
}
