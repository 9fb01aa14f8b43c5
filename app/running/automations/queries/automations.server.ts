import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import {
  AUTOMATIONS,
  AUTOMATION_KEYS,
  type AutomationKey,
  type AutomationState,
} from "../rules/automation-terms.ts";
import { automations } from "../tables.server.ts";

export type Automation = AutomationState & {
  key: AutomationKey;
  /** Null if staff never switched it: the default of the code applies. */
  onSince: Date | null;
  version: number;
};

const unsaved = (key: AutomationKey): Automation => ({
  key,
  ...AUTOMATIONS[key].first,
  onSince: null,
  version: 1,
});

export async function automationOf(db: Db, key: AutomationKey): Promise<Automation> {
  const [saved] = await db.select().from(automations).where(eq(automations.key, key));
  return saved ?? unsaved(key);
}

export async function listAutomations(db: Db): Promise<Automation[]> {
  const saved = new Map((await db.select().from(automations)).map((row) => [row.key, row]));
  return AUTOMATION_KEYS.map((key) => saved.get(key) ?? unsaved(key));
}
