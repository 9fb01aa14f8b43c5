import type { Texts } from "#app/lib/edit.ts";
import type { SettingKey } from "../../rules/definitions.ts";

export type SettingField = {
  key: SettingKey;
  label: string;
  hint?: string;
  /** What the choices are called. */
  words?: Texts;
  /** Choices that are listed and can't be taken; the hint says why. */
  unavailable?: readonly string[];
};

/** Settings of a page that belong together, in its order. A field here makes a setting editable. */
export type SettingGroup = { title: string; lead?: string; fields: readonly SettingField[] };
