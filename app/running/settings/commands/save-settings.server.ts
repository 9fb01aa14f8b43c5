import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { SETTINGS, type SettingCategory, type SettingKey } from "../rules/definitions.ts";
import { settingProblem } from "../rules/read-settings.ts";
import { sql } from "drizzle-orm";
import { settingGroups } from "../tables.server.ts";
import { writeSettings } from "./write-settings.server.ts";

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
