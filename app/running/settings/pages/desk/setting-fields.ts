import type { EditField, Texts } from "#app/lib/edit.ts";
import { SETTINGS, type Settings, type SettingType } from "../../rules/definitions.ts";
import { SETTING_PAGES, keysOf, type SettingPageName } from "./setting-pages.ts";

export const LONG_TYPES: readonly SettingType[] = ["textarea", "hours", "emails"];

export function settingFields(name: SettingPageName): EditField[] {
  return SETTING_PAGES[name].groups.flatMap(({ fields }) =>
    fields.map(({ key, label, words }) => ({
      name: key,
      label,
      kind: kindOf(SETTINGS[key].type),
      ...(words && { words }),
    })),
  );
}

function kindOf(type: SettingType): "line" | "long" | "tick" {
  if (type === "boolean") return "tick";
  return LONG_TYPES.includes(type) ? "long" : "line";
}

export function settingTexts(name: SettingPageName, settings: Settings): Texts {
  return Object.fromEntries(
    keysOf(name).map((key) => {
      const value = settings[key];
      if (typeof value === "boolean") return [key, value ? "on" : ""];
      return [key, String(value)];
    }),
  );
}
