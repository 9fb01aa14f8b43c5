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
  /** Null where it was never switched: then it is as the shop began. */
  onSince: Date | null;
  version: number;
};

const unsaved = (key: AutomationKey): Automation => ({
  key,
  ...AUTOMATIONS[key].first,
  onSince: null,
  version: 1,
});

/** How an automation stands at this moment. */
export async function automationOf(db: Db, key: AutomationKey): Promise<Automation> {
  const [saved] = await db.select().from(automations).where(eq(automations.key, key));
  return saved ?? unsaved(key);
}

/** All of them, in their order. */
export async function listAutomations(db: Db): Promise<Automation[]> {
  const saved = new Map((await db.select().from(automations)).map((row) => [row.key, row]));
  return AUTOMATION_KEYS.map((key) => saved.get(key) ?? unsaved(key));
}
