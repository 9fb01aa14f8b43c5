import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { releaseOrder } from "../commands/release-order.server.ts";
import { adminOrderMessages as say } from "../texts/staff.ts";

/** The button of an unpaid order that puts its items back on sale, in the words staff read. */
export async function releaseItems(
  ctx: Ctx,
  orderId: string,
): Promise<Result<string, Refusal<"refused"> & { text: string }>> {
  const released = await releaseOrder(ctx, orderId);
  if (released.ok) return ok(say.release.done);
  const text = released.reason === "forbidden" ? say.forbidden : say.release.nothing;
  return refuse("refused", { text });
}
