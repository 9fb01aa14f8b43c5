import { z } from "zod";
import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { changeOrderStatus } from "../commands/change-order-status.server.ts";
import { adminOrderMessages as say } from "../messages.ts";
import { ORDER_STATUSES } from "../rules/order-terms.ts";

const moveInput = z.enum(ORDER_STATUSES);

/** One of the buttons that move an order along, answered in the words staff read. */
export async function moveOrder(
  ctx: Ctx,
  orderId: string,
  texts: Record<string, string>,
): Promise<Result<string, Refusal<"refused"> & { text: string }>> {
  const to = moveInput.safeParse(texts["to"]);
  if (!to.success) return refuse("refused", { text: say.unknownMove });
  const moved = await changeOrderStatus(ctx, { orderId, to: to.data });
  if (moved.ok) return ok(say.moved[to.data]);
  if (moved.reason === "forbidden") return refuse("refused", { text: say.forbidden });
  return refuse("refused", { text: say.changedMeanwhile });
}
