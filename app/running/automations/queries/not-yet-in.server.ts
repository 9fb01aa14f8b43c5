import { sql, type SQL } from "drizzle-orm";
import type { AutomationKey } from "../rules/automation-terms.ts";
import { automationRuns } from "../tables.server.ts";

/** Part of a statement: there is no run of this automation for this cause. */
export const notYetIn = (key: AutomationKey, cause: SQL): SQL =>
  sql`not exists (select from ${automationRuns} r where r.automation = ${key} and r.cause = ${cause})`;
