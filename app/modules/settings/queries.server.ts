import type { Db } from "#app/platform/database/db.server.ts";
import { readSettings } from "./rules/read-settings.ts";
import type { Settings } from "./rules/definitions.ts";
import { themeSettings } from "./tables.server.ts";

export async function loadSettings(db: Db): Promise<Settings> {
  const rows = await db
    .select({ key: themeSettings.key, value: themeSettings.value })
    .from(themeSettings);
  return readSettings(Object.fromEntries(rows.map((row) => [row.key, row.value])));
}
