import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { saveSettings } from "../commands/save-settings.server.ts";
import { openSettings, storedTexts } from "../queries.server.ts";
import { SETTINGS, isSettingKey, type SettingCategory } from "../rules/definitions.ts";

const defaultOf = (key: string) => (isSettingKey(key) ? SETTINGS[key].default : undefined);

/** Settings as stored. The log's subject joins the names of groups saved together by commas. */
export const settingsUndo: UndoableRecord = {
  type: "settings",
  who: "settings:write",
  read: async (db, id) => {
    const { version } = await openSettings(db, groupsOf(id));
    return { version, fields: await storedTexts(db) };
  },
  save: (ctx, { id, version, fields, restored }) => {
    const values = Object.fromEntries(restored.map((key) => [key, String(fields[key])]));
    return saveSettings(ctx, values, { groups: groupsOf(id), version });
  },
  unsaved: defaultOf,
};

function groupsOf(id: string): SettingCategory[] {
  const all = new Set(Object.values(SETTINGS).map(({ category }) => category));
  return [...all].filter((group) => id.split(",").includes(group));
}
