import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { readSettings } from "./rules/read-settings.ts";
import type { SettingCategory, Settings } from "./rules/definitions.ts";
import { settingGroups, themeSettings } from "./tables.server.ts";

export async function loadSettings(db: Db): Promise<Settings> {
  const rows = await db
    .select({ key: themeSettings.key, value: themeSettings.value })
    .from(themeSettings);
  return readSettings(Object.fromEntries(rows.map((row) => [row.key, row.value])));
}

/** All settings, and the version of the group that a form is about to change. */
export async function openSettings(
  db: Db,
  group: SettingCategory,
): Promise<{ version: number; settings: Settings }> {
  // In this order: a version that is older than the values only asks once too often.
  const [saved] = await db.select().from(settingGroups).where(eq(settingGroups.name, group));
  return { version: saved?.version ?? 0, settings: await loadSettings(db) };
}
