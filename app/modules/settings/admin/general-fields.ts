import type { EditField, Texts } from "#app/lib/edit.ts";
import { SETTINGS, type Settings, type SettingType } from "../rules/definitions.ts";
import { GENERAL_GROUPS, GENERAL_KEYS } from "./general-groups.ts";

export const LONG_TYPES: readonly SettingType[] = ["textarea", "hours"];

/** Every field of the form with general settings. */
export const generalFields: readonly EditField[] = GENERAL_GROUPS.flatMap(({ fields }) =>
  fields.map(({ key, label, words }) => ({
    name: key,
    label,
    kind: kindOf(SETTINGS[key].type),
    ...(words && { words }),
  })),
);

function kindOf(type: SettingType): "line" | "long" | "tick" {
  if (type === "boolean") return "tick";
  return LONG_TYPES.includes(type) ? "long" : "line";
}

export function generalTexts(settings: Settings): Texts {
  return Object.fromEntries(
    GENERAL_KEYS.map((key) => {
      const value = settings[key];
      if (typeof value === "boolean") return [key, value ? "on" : ""];
      return [key, String(value)];
    }),
  );
}
