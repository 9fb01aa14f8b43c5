import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { newestOwnEntry } from "#app/running/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** The logged change of one order's tags. */
export type TagStep = { orderId: string; added: readonly string[]; removed: readonly string[] };

/** One log entry for all orders, in addition to each order's own. Returns its id. */
export async function recordTagSteps(
  tx: Ctx,
  steps: readonly TagStep[],
  { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] },
): Promise<string | undefined> {
  if (steps.length === 0) return undefined;
  const subject = { type: "orders", id: tx.ids.newId() };
  await recordAudit(tx, {
    action: "orders.tagged",
    subject,
    after: {
      orders: steps.length,
      ...(add.length > 0 && { added: add.join(", ") }),
      ...(remove.length > 0 && { removed: remove.join(", ") }),
      // The log's page hides a field with this name.
      changedIds: steps,
    },
  });
  return (await newestOwnEntry(tx, subject))?.id;
}
