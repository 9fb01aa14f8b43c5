import type { SettingCategory } from "#app/running/settings/rules/definitions.ts";

/** The group of settings that holds the recipient of backups. */
export const KEY_SETTINGS: readonly SettingCategory[] = ["backup"];
