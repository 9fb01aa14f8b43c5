import type { EditField, Texts } from "#app/lib/edit.ts";
import { lastChange } from "#app/modules/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openEdit } from "#app/platform/edits/open-edit.server.ts";
import type { Edit } from "#app/platform/edits/open-edit.server.ts";
import { openSettings } from "../queries.server.ts";
import type { SettingCategory, Settings } from "../rules/definitions.ts";

type SettingsForm = {
  /** All settings of the form are of these groups, whose version the form carries. */
  groups: readonly SettingCategory[];
  fields: readonly EditField[];
  /** The settings as the form shows them. */
  textsOf: (settings: Settings) => Texts;
};

/** Reads a form that changes groups of settings. */
export function openSettingsEdit(
  { db }: Ctx,
  sent: Texts,
  { groups, fields, textsOf }: SettingsForm,
): Promise<Edit> {
  return openEdit(sent, {
    fields,
    read: async () => {
      const { version, settings } = await openSettings(db, groups);
      return { version, values: textsOf(settings) };
    },
    lastChange: () => lastChange(db, { type: "settings", id: groups }, "settings.saved"),
  });
}
