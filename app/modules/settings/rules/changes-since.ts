import type { SettingKey, Settings } from "./definitions.ts";

type Values = Partial<Record<SettingKey, string>>;

/**
 * What a form changes: fields that differ from what it was opened with (`was_` and the key). Those
 * that somebody else changed to something third meanwhile are no change, but a question.
 */
export function changesSince(
  sent: Readonly<Record<string, string>>,
  typed: Values,
  now: Settings,
  keys: readonly SettingKey[],
): { changed: Values; meanwhile: SettingKey[] } {
  const changed: Values = {};
  const meanwhile: SettingKey[] = [];
  for (const key of keys) {
    const text = typed[key] ?? "";
    const was = plain(sent[`was_${key}`] ?? "");
    const stored = String(now[key]);
    if (text === was || text === stored) continue;
    if (was === plain(stored)) changed[key] = text;
    else meanwhile.push(key);
  }
  return { changed, meanwhile };
}

/** As browsers send what a page had put into a field. */
function plain(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}
