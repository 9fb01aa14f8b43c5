import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { SettingCategory } from "../rules/definitions.ts";
import { settingGroups } from "../tables.server.ts";

/** The next versions of the groups, summed up. Who saves one of them at once waits here. */
export async function countUp({ db }: Ctx, groups: readonly SettingCategory[]): Promise<number> {
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
