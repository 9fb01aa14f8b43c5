import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { newestOwnEntry } from "#app/running/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { TagChange } from "./tag-customer.server.ts";

/** The change of one customer's tags in the log. */
export type TagStep = {
  customerId: string;
  added: readonly string[];
  removed: readonly string[];
};

/** Adds one log entry for all customers besides the entry of each, and returns its id. */
export async function recordTagSteps(
  tx: Ctx,
  steps: readonly TagStep[],
  { add = [], remove = [] }: TagChange,
): Promise<string | undefined> {
  if (steps.length === 0) return undefined;
  const subject = { type: "customers", id: tx.ids.newId() };
  await recordAudit(tx, {
    action: "customers.tagged",
    subject,
    after: {
      customers: steps.length,
      ...(add.length > 0 && { added: add.join(", ") }),
      ...(remove.length > 0 && { removed: remove.join(", ") }),
      // The log's page leaves out fields with names like this.
      changedIds: steps,
    },
  });
  return (await newestOwnEntry(tx, subject))?.id;
}
