import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { newestOwnEntry } from "#app/running/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { TagChange } from "./tag-customer.server.ts";

/** What became of one customer, as the log has it. */
export type TagStep = {
  customerId: string;
  added: readonly string[];
  removed: readonly string[];
};

/** One entry for all, beside that of each customer; its id. */
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
      // By this name the page of the log leaves it out.
      changedIds: steps,
    },
  });
  return (await newestOwnEntry(tx, subject))?.id;
}
