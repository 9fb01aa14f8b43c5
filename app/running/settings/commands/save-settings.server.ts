import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { SETTINGS, type SettingCategory, type SettingKey } from "../rules/definitions.ts";
import { settingProblem } from "../rules/read-settings.ts";
import { sql, inArray } from "drizzle-orm";
import { settingGroups, themeSettings } from "../tables.server.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";

type SaveSettingsRefusal =
  | Refusal<"forbidden" | "changed_meanwhile">
  | (Refusal<"invalid"> & { fields: Record<string, string> });

/** The groups of a form, with the sum of their versions when it was opened. */
type OpenedGroups = { groups: readonly SettingCategory[]; version: number };

/**
 * Saves settings together: all of them, or none if one is invalid. A form saves nothing if one of
 * its groups was saved after it was opened.
 */
export async function saveSettings(
  ctx: Ctx,
  values: Partial<Record<SettingKey, string>>,
  opened?: OpenedGroups,
): Promise<Result<{ saved: number }, SaveSettingsRefusal>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  const entries = Object.entries(values) as [SettingKey, string][];
  const wrong = entries.flatMap(([key, value]) => {
    const problem = settingProblem(key, value);
    return problem ? [[key, problem] as const] : [];
  });
  if (wrong.length > 0) return refuse("invalid", { fields: Object.fromEntries(wrong) });
  if (entries.length === 0) return ok({ saved: 0 });
  return inTransaction(ctx, async (tx) => {
    const groups = entries.map(([key]) => SETTINGS[key].category);
    const counted = [...new Set([...groups, ...(opened?.groups ?? [])])];
    const version = await countUp(tx, counted);
    if (opened && version !== opened.version + counted.length) return refuse("changed_meanwhile");
    await writeSettings(tx, values);
    return ok({ saved: entries.length });
  });
}

/** Increases the groups' versions; returns their sum. A simultaneous save waits here. */
async function countUp({ db }: Ctx, groups: readonly SettingCategory[]): Promise<number> {
  const rows = await db
    .insert(settingGroups)
    .values(groups.toSorted().map((name) => ({ name, version: 1 })))
    .onConflictDoUpdate({
      target: settingGroups.name,
      set: { version: sql`${settingGroups.version} + 1` },
    })
    .returning({ version: settingGroups.version });
  return rows.reduce((sum, { version }) => sum + version, 0);
}

/** Writes valid settings with their log entry. The caller has increased their versions. */
async function writeSettings(
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
