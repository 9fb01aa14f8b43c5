import type { SettingCategory } from "#app/running/settings/rules/definitions.ts";

export const KEY_SETTINGS: readonly SettingCategory[] = ["backup"];
