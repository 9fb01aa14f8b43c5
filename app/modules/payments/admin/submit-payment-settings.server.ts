import type { Conflict, Texts } from "#app/lib/edit.ts";
import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import { openSettingsEdit } from "#app/modules/settings/admin/open-settings-edit.server.ts";
import { saveSettings } from "#app/modules/settings/commands/save-settings.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { paymentSettingsInput } from "../input.ts";
import { paymentSettingsMessages as say } from "./messages.ts";
import { paymentSettingsFields, paymentSettingsTexts } from "./payment-settings-fields.ts";

type Refused =
  | (Refusal<"invalid"> & { errors: Texts; values: Texts })
  | (Refusal<"undecided" | "changed_meanwhile"> & { conflict: Conflict | undefined });

/** The owner's form: everything in it is saved together or, when something is wrong, not at all. */
export async function submitPaymentSettings(
  ctx: Ctx,
  sent: Record<string, string>,
): Promise<Result<undefined, Refused>> {
  const groups = ["payments"] as const;
  const edit = await openSettingsEdit(ctx, sent, {
    groups,
    fields: paymentSettingsFields,
    textsOf: paymentSettingsTexts,
  });
  const { texts: values } = edit;
  const invalid = (errors: Texts) => refuse("invalid", { errors, values });
  if (edit.undecided) return refuse("undecided", { conflict: await edit.conflict() });
  const form = parseForm(paymentSettingsInput, values);
  if (!form.ok) return invalid(form.errors);
  const saved = await saveSettings(ctx, form.value, { groups, version: edit.version });
  if (saved.ok) return ok(undefined);
  if (saved.reason === "changed_meanwhile") {
    return refuse(saved.reason, { conflict: await edit.conflict() });
  }
  return invalid(saved.reason === "invalid" ? saved.fields : { form: say.forbidden });
}
