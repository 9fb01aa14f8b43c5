import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { setCost } from "#app/goods/catalog/commands/set-cost.server.ts";
import { receiveIntoLot } from "#app/goods/lots/commands/receive-into-lot.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { linesOf, type PurchaseLine } from "../queries/find-order.server.ts";
import { mayDo } from "../rules/order-acts.ts";
import { excess, stateAfter } from "../rules/order-progress.ts";
import type { ArrivedLine } from "../rules/read-delivery.ts";
import { deliveries, deliveryLines, purchaseOrderLines, purchaseOrders } from "../tables.server.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";

export type Delivery = {
  orderId: string;
  /** The order's version when the form was opened. */
  version: number;
  /** The form's id, which becomes the delivery's id, so that a form sent twice is one delivery. */
  deliveryId: string;
  note: string;
  /** Staff confirmed that more arrived than was ordered. */
  allowMore: boolean;
  /** The ordered prices become the products' unit costs. */
  setCosts: boolean;
  lines: readonly ArrivedLine[];
};

type LotRefusal = Refusal<"over" | "other_date" | "item_gone"> & { lineId: string };
export type ReceiveRefusal =
  | Refusal<"forbidden" | "not_found" | "not_now" | "changed_meanwhile">
  | (Refusal<"more_than_ordered"> & { lineIds: string[] })
  | LotRefusal;

/** Receives a delivery of a purchase order into lots and onto the shelf, once. */
export async function receiveDelivery(
  ctx: Ctx,
  delivery: Delivery,
): Promise<Result<{ number: string; state: string }, ReceiveRefusal>> {
  const { orderId, version, deliveryId, note, lines: arrived } = delivery;
  if (!may(ctx.actor, "stock:write") || !may(ctx.actor, "lots:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockRow(tx.db, purchaseOrders, orderId);
    if (!order) return refuse("not_found");
    const { number } = order;
    const before = await tx.db.$count(deliveries, eq(deliveries.id, deliveryId));
    if (before > 0) return ok({ number, state: order.state });
    if (!mayDo("receive", order.state)) return refuse("not_now");
    if (order.version !== version) return refuse("changed_meanwhile");
    const ordered = await linesOf(tx.db, orderId);
    const pairs = pairUp(ordered, arrived);
    if (!pairs) return refuse("changed_meanwhile");
    const more = pairs.filter(({ line, came }) => excess(line, came.received) > 0);
    if (more.length > 0 && !delivery.allowMore) {
      return refuse("more_than_ordered", { lineIds: more.map(({ line }) => line.id) });
    }
    await tx.db.insert(deliveries).values({
      id: deliveryId,
      purchaseOrderId: orderId,
      receivedAt: tx.now,
      actorId: tx.actor.kind === "user" ? tx.actor.userId : "system",
      note,
    });
    // Products, then lots, then stock, each sorted: the same lock order as packing, so neither
    // deadlocks.
    const sorted = pairs.toSorted((a, b) => (a.line.productId < b.line.productId ? -1 : 1));
    if (delivery.setCosts) for (const { line } of sorted) await noteCost(tx, line);
    const lotIds = new Map<string, string>();
    for (const pair of sorted) {
      const entered = await enterLot(tx, pair, number);
      if (!entered.ok) return entered;
      if (entered.value) lotIds.set(pair.line.id, entered.value);
    }
    for (const pair of sorted) {
      const lotId = lotIds.get(pair.line.id) ?? null;
      const taken = await takeIn(tx, { ...pair, deliveryId, number, lotId });
      if (!taken.ok) return taken;
    }
    const state = stateAfter(await linesOf(tx.db, orderId));
    await tx.db
      .update(purchaseOrders)
      .set({ state, version: version + 1 })
      .where(eq(purchaseOrders.id, orderId));
    const units = arrived.reduce((sum, { received }) => sum + received, 0);
    const damaged = arrived.reduce((sum, line) => sum + line.damaged, 0);
    await recordAudit(tx, {
      action: "purchase_order.received",
      subject: { type: "purchase_order", id: orderId },
      after: { number, units, ...(damaged > 0 && { damaged }), state },
      ...(note !== "" && { reason: note }),
    });
    return ok({ number, state });
  });
}

type Pair = { line: PurchaseLine; came: ArrivedLine };

/** Undefined if a delivered line is not part of the order. */
function pairUp(
  ordered: readonly PurchaseLine[],
  arrived: readonly ArrivedLine[],
): Pair[] | undefined {
  const pairs = arrived.flatMap((came) => {
    const line = ordered.find(({ id }) => id === came.lineId);
    return line ? [{ line, came }] : [];
  });
  return pairs.length === arrived.length ? pairs : undefined;
}

/** The id of the lot that the line's good units go into; undefined if there is no lot. */
async function enterLot(
  tx: Ctx,
  { line, came }: Pair,
  number: string,
): Promise<Result<string | undefined, LotRefusal | Refusal<"forbidden">>> {
  if (came.received === 0 || !came.lot) return ok(undefined);
  const { productId, variantId } = line;
  const received = await receiveIntoLot(tx, {
    item: { productId, variantId },
    ...came.lot,
    units: came.received,
    reason: number,
  });
  if (received.ok) return ok(received.value.lotId);
  if (received.reason === "forbidden") return refuse("forbidden");
  const reason = received.reason === "not_found" ? "item_gone" : received.reason;
  return refuse(reason, { lineId: line.id });
}

type TakenIn = Pair & { deliveryId: string; number: string; lotId: string | null };

async function takeIn(
  tx: Ctx,
  { line, came, deliveryId, number, lotId }: TakenIn,
): Promise<Result<undefined, Refusal<"forbidden">>> {
  const { productId, variantId } = line;
  if (came.received > 0) {
    const reason = came.lot ? `${number}, lot ${came.lot.lotNumber}` : number;
    const put = await adjustStock(tx, { productId, variantId, by: came.received, reason });
    if (!put.ok) return refuse("forbidden");
  }
  await tx.db
    .update(purchaseOrderLines)
    .set({
      received: sql`${purchaseOrderLines.received} + ${came.received}`,
      damaged: sql`${purchaseOrderLines.damaged} + ${came.damaged}`,
    })
    .where(eq(purchaseOrderLines.id, line.id));
  const { received, damaged, storageNote } = came;
  await tx.db.insert(deliveryLines).values({
    id: tx.ids.newId(),
    deliveryId,
    lineId: line.id,
    received,
    damaged,
    lotId,
    storageNote,
  });
  return ok(undefined);
}

/** Only staff who may see costs can set one. A product with variants has no single cost. */
async function noteCost(tx: Ctx, line: PurchaseLine): Promise<void> {
  if (line.variantId !== null || line.unitCost === line.costPerItem) return;
  await setCost(tx, { productId: line.productId, cost: line.unitCost });
}
