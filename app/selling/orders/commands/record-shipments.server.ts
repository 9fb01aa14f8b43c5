import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { newestOwnEntry } from "#app/running/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** One entry for parcels that left together, beside that of each order; its id. */
export async function recordShipments(
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<string | undefined> {
  if (orderIds.length === 0) return undefined;
  const subject = { type: "orders", id: ctx.ids.newId() };
  await recordAudit(ctx, {
    action: "orders.shipped",
    subject,
    // By this name the page of the log leaves it out.
    after: { orders: orderIds.length, changedIds: orderIds },
  });
  return (await newestOwnEntry(ctx, subject))?.id;
}
