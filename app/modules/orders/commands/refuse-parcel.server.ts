import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { adjustStock } from "#app/modules/catalog/commands/adjust-stock.server.ts";
import { lockLevels } from "#app/modules/catalog/queries/stock.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { stockedLines } from "../queries/lines.server.ts";
import { endOrder } from "./end-order.server.ts";
import { lockOrder, type LockedOrder } from "./lock-order.server.ts";

type RefuseParcelRefusal = Refusal<"forbidden" | "not_found" | "not_on_its_way">;

/**
 * The courier brought a cash parcel back. Its goods left the cold chain, so they are for sale
 * again only if somebody looked at them and says so.
 */
export async function refuseParcel(
  ctx: Ctx,
  input: { orderId: string; goods: "sellable" | "lost" },
): Promise<Result<undefined, RefuseParcelRefusal>> {
  if (!may(ctx.actor, "orders:fulfil")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, input.orderId);
    if (!order) return refuse("not_found");
    if (order.status !== "shipped" || order.paymentStatus !== "cod_due") {
      return refuse("not_on_its_way");
    }
    await endOrder(tx, order, { why: "refused" });
    if (input.goods === "lost") return ok(undefined);
    return (await putBackOnShelf(tx, order)) ? ok(undefined) : refuse("forbidden");
  });
}

async function putBackOnShelf(ctx: Ctx, { id, orderNumber }: LockedOrder): Promise<boolean> {
  const lines = await stockedLines(ctx.db, id);
  // All at once, in the order everybody takes them: adjusting one by one could wait in a circle.
  await lockLevels(ctx.db, [...new Set(lines.map((line) => line.productId))]);
  for (const { productId, variantId, quantity } of lines) {
    const reason = `The parcel of ${orderNumber} was refused and came back in good order.`;
    const put = await adjustStock(ctx, { productId, variantId, by: quantity, reason });
    if (!put.ok) return false;
  }
  return true;
}
