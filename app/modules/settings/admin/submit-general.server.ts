import type { Conflict, Texts } from "#app/lib/edit.ts";
import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { saveSettings } from "../commands/save-settings.server.ts";
import { loadSettings } from "../queries.server.ts";
import { isSettingKey } from "../rules/definitions.ts";
import { readGeneral } from "../rules/read-general.ts";
import { generalFields, generalTexts } from "./general-fields.ts";
import { GENERAL_CATEGORIES, GENERAL_KEYS } from "./general-groups.ts";
import { generalMessages as say } from "../texts/staff.ts";
import { openSettingsEdit } from "./open-settings-edit.server.ts";

type Refused =
  | (Refusal<"invalid"> & { errors: Texts; values: Texts })
  | (Refusal<"undecided" | "changed_meanwhile"> & { conflict: Conflict | undefined });

/** The owner's form; only what changed is saved, so that the log names nothing else. */
export async function submitGeneral(
  ctx: Ctx,
  sent: Record<string, string>,
): Promise<Result<{ saved: number }, Refused>> {
  const form = { groups: GENERAL_CATEGORIES, fields: generalFields, textsOf: generalTexts };
  const edit = await openSettingsEdit(ctx, sent, form);
  const { texts: values } = edit;
  if (edit.undecided) return refuse("undecided", { conflict: await edit.conflict() });
  const typed = readGeneral(values, GENERAL_KEYS);
  if (!typed.ok) return { ...typed, values };
  const before = await loadSettings(ctx.db);
  const changed = Object.entries(typed.value).filter(
    ([key, value]) => isSettingKey(key) && String(before[key]) !== value,
  );
  const opened = { groups: form.groups, version: edit.version };
  const saved = await saveSettings(ctx, Object.fromEntries(changed), opened);
  if (saved.ok) return ok(saved.value);
  if (saved.reason === "changed_meanwhile") {
    return refuse(saved.reason, { conflict: await edit.conflict() });
  }
  const errors = saved.reason === "invalid" ? saved.fields : { form: say.forbidden };
  return refuse("invalid", { errors, values });
}
