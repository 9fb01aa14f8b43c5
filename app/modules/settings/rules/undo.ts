import { addDays } from "#app/lib/dates.ts";
import { SETTINGS, isSettingKey, type SettingKey } from "./definitions.ts";
import { settingProblem } from "./read-settings.ts";

const UNDO_DAYS = 30;

/** A change of settings as the log has it: stored texts by their keys. */
export type SettingsChange = { at: Date; before: unknown; after: unknown };

/**
 * What undoing a change would save, by its keys. Undefined when it is over 30 days old, when one of
 * its settings says something else by now, or when a former text is no longer valid. A setting that
 * was never saved before gets its default.
 */
export function undoOf(
  change: SettingsChange,
  stored: Readonly<Record<string, string>>,
  now: Date,
): Partial<Record<SettingKey, string>> | undefined {
  if (change.at < addDays(now, -UNDO_DAYS)) return undefined;
  const before = textsOf(change.before);
  const entries = Object.entries(textsOf(change.after));
  if (entries.length === 0) return undefined;
  const values: Partial<Record<SettingKey, string>> = {};
  for (const [key, text] of entries) {
    if (!isSettingKey(key) || stored[key] !== text) return undefined;
    const former = before[key] ?? SETTINGS[key].default;
    if (settingProblem(key, former) !== undefined) return undefined;
    values[key] = former;
  }
  return values;
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  const texts = Object.entries(value).filter(([, text]) => typeof text === "string");
  return Object.fromEntries(texts);
}
