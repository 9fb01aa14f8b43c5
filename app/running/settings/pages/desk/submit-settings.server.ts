import type { EditField, Texts } from "#app/lib/edit.ts";
import type { Result } from "#app/lib/result.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { submitEdit, type NotSaved } from "#app/platform/edits/submit-edit.server.ts";
import type { FormFailure } from "#app/platform/http/forms.server.ts";
import { saveSettings } from "../../commands/save-settings.server.ts";
import { loadSettings, openSettings } from "../../queries.server.ts";
import {
  isSettingKey,
  type SettingCategory,
  type SettingKey,
  type Settings,
} from "../../rules/definitions.ts";
import { settingMessages as say } from "../../texts/staff.ts";

type SettingsForm = {
  /** The groups of all settings in the form, which carries their version. */
  groups: readonly SettingCategory[];
  fields: readonly EditField[];
  /** The settings as form texts. */
  textsOf: (settings: Settings) => Texts;
  parse: (
    texts: Record<string, string>,
  ) => { ok: true; value: Partial<Record<SettingKey, string>> } | ({ ok: false } & FormFailure);
};

/** Saves only the changed settings of a form, so that the log mentions no others. */
export async function submitSettings(
  ctx: Ctx,
  sent: Texts,
  { groups, fields, textsOf, parse }: SettingsForm,
): Promise<Result<{ saved: number }, NotSaved>> {
  return submitEdit(sent, {
    fields,
    read: async () => {
      const { version, settings } = await openSettings(ctx.db, groups);
      return { version, values: textsOf(settings) };
    },
    lastChange: () => lastChange(ctx.db, { type: "settings", id: groups }, "settings.saved"),
    parse,
    save: async (values, version) => {
      const before = await loadSettings(ctx.db);
      const changed = Object.entries(values).filter(
        ([key, value]) => isSettingKey(key) && String(before[key]) !== value,
      );
      return saveSettings(ctx, Object.fromEntries(changed), { groups, version });
    },
    explain: (refusal) => ({
      status: 422,
      errors: refusal.reason === "invalid" ? refusal.fields : { form: say.forbidden },
    }),
  });
}
