import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { UNCONFIRMED, confirmationState } from "../rules/confirmation.ts";
import { lockOrder } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

export type ConfirmRefusal = Refusal<"not_found" | "confirmed" | "over">;

/**
 * Somebody said that a cash order is wanted, so it can be packed; its money stays due. Call inside
 * the transaction of whoever proved it.
 */
export async function confirmOrder(
  ctx: Ctx,
  orderId: string,
  how: "by_link" | "by_phone",
): Promise<Result<{ accessToken: string }, ConfirmRefusal>> {
  const order = await lockOrder(ctx, orderId);
  if (!order) return refuse("not_found");
  const state = confirmationState(order);
  if (state !== "open") return refuse(state);
  const answered = order.needsAttention === UNCONFIRMED && { needsAttention: null };
  await setOrderState(ctx, order, { status: "confirmed", ...answered }, how);
  await emit(ctx.db, "order.confirmed", { orderId });
  return ok({ accessToken: order.accessToken });
}
