import { and, eq, inArray } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { AutomationKey } from "../rules/automation-terms.ts";
import { automationRuns } from "../tables.server.ts";

type ForgetRunsInput = { keys: readonly AutomationKey[]; email: string };

/**
 * The caller has lost its right to keep the mailbox, so the runs of these automations are deleted.
 */
export async function forgetRunsOf({ db }: Ctx, { keys, email }: ForgetRunsInput): Promise<void> {
  const own = eq(automationRuns.email, email.toLowerCase());
  await db.delete(automationRuns).where(and(own, inArray(automationRuns.automation, [...keys])));
}
