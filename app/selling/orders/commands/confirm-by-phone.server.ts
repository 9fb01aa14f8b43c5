import { refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { LinkedOrder } from "../rules/order-link.ts";
import { confirmOrder, type ConfirmRefusal } from "./confirm-order.server.ts";

/** Staff reached the buyer by phone, and the buyer wants the parcel. */
export async function confirmByPhone(
  ctx: Ctx,
  orderId: string,
): Promise<Result<LinkedOrder, ConfirmRefusal | Refusal<"forbidden">>> {
  if (!may(ctx.actor, "orders:write")) return refuse("forbidden");
  return inTransaction(ctx, (tx) => confirmOrder(tx, orderId, "by_phone"));
}
