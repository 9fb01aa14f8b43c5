import { inArray, sql } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { SETTINGS, type SettingKey } from "../rules/definitions.ts";
import { themeSettings } from "../tables.server.ts";

/** Writes valid settings with their log entry. The caller has increased their versions. */
export async function writeSettings(
  tx: Ctx,
  values: Partial<Record<SettingKey, string>>,
  reason?: string,
): Promise<void> {
  const entries = Object.entries(values) as [SettingKey, string][];
  const keys = entries.map(([key]) => key);
  const before = await tx.db
    .select({ key: themeSettings.key, value: themeSettings.value })
    .from(themeSettings)
    .where(inArray(themeSettings.key, keys));
  await tx.db
    .insert(themeSettings)
    .values(
      entries.map(([key, value]) => ({
        key,
        value,
        type: SETTINGS[key].type,
        category: SETTINGS[key].category,
        updatedAt: tx.now,
      })),
    )
    .onConflictDoUpdate({
      target: themeSettings.key,
      set: { value: sql`excluded.value`, category: sql`excluded.category`, updatedAt: tx.now },
    });
  const groups = [...new Set(keys.map((key) => SETTINGS[key].category))].toSorted();
  await recordAudit(tx, {
    action: "settings.saved",
    subject: { type: "settings", id: groups.join(",") },
    before: Object.fromEntries(before.map((row) => [row.key, row.value])),
    after: Object.fromEntries(entries),
    reason,
  });
}
