import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { newestOwnEntry } from "#app/running/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** One log entry for parcels shipped together, in addition to each order's own. Returns its id. */
export async function recordShipments(
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<string | undefined> {
  if (orderIds.length === 0) return undefined;
  const subject = { type: "orders", id: ctx.ids.newId() };
  await recordAudit(ctx, {
    action: "orders.shipped",
    subject,
    // The log's page hides a field with this name.
    after: { orders: orderIds.length, changedIds: orderIds },
  });
  return (await newestOwnEntry(ctx, subject))?.id;
}
