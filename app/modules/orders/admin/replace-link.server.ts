import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { replaceOrderLink } from "../commands/replace-order-link.server.ts";
import { adminOrderMessages } from "../texts/staff.ts";
import { linkMessages as say } from "../texts/staff.ts";

/** The button that ends the links of an order, in the words staff read. */
export async function replaceLink(
  ctx: Ctx,
  orderId: string,
): Promise<Result<string, Refusal<"refused"> & { text: string }>> {
  const replaced = await replaceOrderLink(ctx, orderId);
  if (replaced.ok) return ok(say.done);
  return refuse("refused", { text: adminOrderMessages.forbidden });
}
