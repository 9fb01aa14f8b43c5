import type { Texts } from "#app/lib/edit.ts";
import type { SettingKey } from "../../rules/definitions.ts";

export type SettingField = {
  key: SettingKey;
  label: string;
  hint?: string;
  /** The labels of the choices. */
  words?: Texts;
  /** Choices that are listed but disabled; the hint says why. */
  unavailable?: readonly string[];
};

/** Related settings of a page, in its order. A setting is editable only if a group lists it. */
export type SettingGroup = {
  title: string;
  lead?: string;
  fields: readonly SettingField[];
  /** Rarely changed, so the page shows it folded. */
  isRare?: true;
};
