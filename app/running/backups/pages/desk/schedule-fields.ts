import type { EditField, Texts } from "#app/lib/edit.ts";
import type { SettingCategory, Settings } from "#app/running/settings/rules/definitions.ts";
import { backupMessages as say } from "../../texts/staff.ts";

export const SCHEDULE_SETTINGS: readonly SettingCategory[] = ["backup"];

export const scheduleFields: readonly EditField[] = [
  { name: "backup_frequency", label: say.frequency, words: say.frequencies },
  { name: "backup_keep", label: say.keep },
];

export const scheduleTexts = (settings: Settings): Texts => ({
  backup_frequency: settings.backup_frequency,
  backup_keep: String(settings.backup_keep),
});
