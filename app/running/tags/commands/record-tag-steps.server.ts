import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { newestOwnEntry } from "#app/running/audit/queries.server.ts";
import type { TagChange } from "./tag-record.server.ts";

/** What became of one record, as the log has it. */
export type TagStep = { id: string; added: readonly string[]; removed: readonly string[] };

/** One entry for all, beside that of each record; its id. */
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
      // By this name the page of the log leaves it out.
      changedIds: steps.map(({ id, ...step }) => ({ [`${one}Id`]: id, ...step })),
    },
  });
  return (await newestOwnEntry(tx, subject))?.id;
}
