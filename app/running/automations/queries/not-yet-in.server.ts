import { sql, type SQL } from "drizzle-orm";
import type { AutomationKey } from "../rules/automation-terms.ts";
import { automationRuns } from "../tables.server.ts";

/** SQL condition: the automation has no run for this cause. */
export const notYetIn = (key: AutomationKey, cause: SQL): SQL =>
  sql`not exists (select from ${automationRuns} r where r.automation = ${key} and r.cause = ${cause})`;
