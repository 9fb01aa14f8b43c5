import { and, eq, inArray } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { AutomationKey } from "../rules/automation-terms.ts";
import { automationRuns } from "../tables.server.ts";

type Forgotten = { keys: readonly AutomationKey[]; email: string };

/** Deletes that a mailbox was ever in these automations: whoever calls it may say so no longer. */
export async function forgetRunsOf({ db }: Ctx, { keys, email }: Forgotten): Promise<void> {
  const own = eq(automationRuns.email, email.toLowerCase());
  await db.delete(automationRuns).where(and(own, inArray(automationRuns.automation, [...keys])));
}
