import type { SettingCategory } from "#app/running/settings/rules/definitions.ts";

/** The group of settings with the public key of backups. */
export const KEY_SETTINGS: readonly SettingCategory[] = ["backup"];
