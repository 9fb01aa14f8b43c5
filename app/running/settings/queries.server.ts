import { inArray, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import type { Picture } from "#app/platform/files/read-picture.server.ts";
import { readOnce, type JobCtx } from "#app/platform/jobs/task.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { imprintInShort } from "./views/imprint.ts";
import { LOGO_FILES, logoOf } from "./rules/logo.ts";
import { readSettings } from "./rules/read-settings.ts";
import type { SettingCategory, Settings } from "./rules/definitions.ts";
import { settingGroups, themeSettings } from "./tables.server.ts";

type SettingsContext = Pick<RequestContext, "ctx" | "memory">;

export async function loadSettings(db: Db): Promise<Settings> {
  return readSettings(await storedTexts(db));
}

/** The same, read once for all listeners of an event. */
export const jobSettings = (ctx: JobCtx): Promise<Settings> =>
  readOnce(ctx, "settings", () => loadSettings(ctx.db));

/** The saved settings by key, as unparsed texts. */
export async function storedTexts(db: Db): Promise<Record<string, string>> {
  const rows = await db
    .select({ key: themeSettings.key, value: themeSettings.value })
    .from(themeSettings);
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}

/** The shop's logo with its displayed size; undefined if the shop has none. */
export async function loadLogo(db: Db, files: Files): Promise<Picture | undefined> {
  const logo = logoOf((await loadSettings(db)).logo);
  const bytes = logo && (await files.area(LOGO_FILES).read(logo.fileId));
  return bytes && { bytes, width: logo.width, height: logo.height };
}

/** Settings for display, from memory. Decisions use `loadSettings`. */
export async function shownSettings({ ctx, memory }: SettingsContext): Promise<Settings> {
  return memory.read("settings", () => loadSettings(ctx.db));
}

/** All stored texts by key, as JSON for `readSettings`. */
export const storedSettings = sql<Record<string, string>>`(
  select coalesce(json_object_agg(key, value), '{}') from ${themeSettings})`;

/** The setting groups that were saved at least once; part of a statement. */
export const savedGroups = sql<SettingCategory[]>`array(
  select ${settingGroups.name} from ${settingGroups} where ${settingGroups.version} > 0)`;

export const mailSender = async (db: Db) => senderOf(await loadSettings(db));

/** The shop's name, its operator and the reply address, for mails. */
export function senderOf(settings: Settings) {
  const line = [imprintInShort(settings), settings.contact_email, settings.phone_number]
    .filter((part) => part !== "")
    .join(" · ");
  return { name: settings.site_name, line, replyTo: settings.contact_email || undefined };
}

/** All settings, and the version of the groups that a form edits: the sum of their versions. */
export async function openSettings(
  db: Db,
  groups: readonly SettingCategory[],
): Promise<{ version: number; settings: Settings }> {
  // Reads the version first: a version older than its values only causes a needless conflict.
  const saved = await db
    .select({ version: settingGroups.version })
    .from(settingGroups)
    .where(inArray(settingGroups.name, [...groups]));
  const version = saved.reduce((sum, group) => sum + group.version, 0);
  return { version, settings: await loadSettings(db) };
}
