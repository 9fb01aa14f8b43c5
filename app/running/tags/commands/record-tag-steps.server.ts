import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { newestOwnEntry } from "#app/running/audit/queries.server.ts";
import type { TagChange } from "./tag-record.server.ts";

/** The change of one record's tags in the log. */
export type TagStep = { id: string; added: readonly string[]; removed: readonly string[] };

/** Adds one log entry for all records besides the entry of each, and returns its id. */
export async function recordTagSteps(
  tx: Ctx,
  one: string,
  steps: readonly TagStep[],
  { add = [], remove = [] }: TagChange,
): Promise<string | undefined> {
  if (steps.length === 0) return undefined;
  const several = `${one}s`;
  const subject = { type: several, id: tx.ids.newId() };
  await recordAudit(tx, {
    action: `${several}.tagged`,
    subject,
    after: {
      [several]: steps.length,
      ...(add.length > 0 && { added: add.join(", ") }),
      ...(remove.length > 0 && { removed: remove.join(", ") }),
      // The log's page leaves out fields with names like this.
      changedIds: steps.map(({ id, ...step }) => ({ [`${one}Id`]: id, ...step })),
    },
  });
  return (await newestOwnEntry(tx, subject))?.id;
}
