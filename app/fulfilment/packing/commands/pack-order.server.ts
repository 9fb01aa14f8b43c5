import { eq } from "drizzle-orm";
import { refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import type { SendRefusal } from "#app/selling/orders/commands/send-parcel.server.ts";
import { mayMoveOrders } from "#app/selling/orders/rules/may-move.ts";
import type { OrderStatus } from "#app/selling/orders/rules/order-terms.ts";
import type { Shipment } from "#app/selling/orders/rules/shipment.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { ChosenUnits } from "../rules/chosen-units.ts";
import { packingLeases } from "../tables.server.ts";

export type PackingInput = {
  orderId: string;
  /** The plan that the packer saw (`planKey`). */
  plan: string;
  /** The parcel that the packer saw, so that no part is sent twice. Defaults to the next. */
  number?: number | undefined;
  shipment: Shipment;
  /** Units per line for a partial parcel. */
  chosen?: ChosenUnits;
  /** The packer ships the parcel even though today is not its day. */
  anyway?: boolean;
};

export type PackOrderRefusal =
  | Refusal<"forbidden" | "not_found" | "needs_attention">
  | SendRefusal
  | (Refusal<"illegal_move" | "changed_meanwhile"> & { from: OrderStatus });

/** Ships a parcel from the lots that the packer saw: the rest of its order, or a part. */
export async function packOrder(
  ctx: Ctx,
  { orderId, plan, number, shipment, chosen, anyway }: PackingInput,
): Promise<Result<{ status: OrderStatus }, PackOrderRefusal>> {
  if (!mayMoveOrders(ctx.actor)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    if (order.needsAttention !== null) return refuse("needs_attention");
    if (number !== undefined && number !== order.parcelsSent + 1) {
      return refuse("changed_meanwhile", { from: order.status });
    }
    if (order.status === "confirmed") {
      const begun = await moveOrder(tx, { orderId, to: "processing", from: "confirmed" });
      if (!begun.ok) return begun;
    }
    const left = await moveOrder(tx, { orderId, to: "shipped", shipment, plan, chosen, anyway });
    if (left.ok) await tx.db.delete(packingLeases).where(eq(packingLeases.orderId, orderId));
    return left;
  });
}
