import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import { saveSettings } from "#app/modules/settings/commands/save-settings.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { paymentSettingsInput } from "../input.ts";
import { paymentSettingsMessages as say } from "./messages.ts";

type Refused = Refusal<"invalid"> & { errors: Record<string, string> };

/** The owner's form: everything in it is saved together or, when something is wrong, not at all. */
export async function submitPaymentSettings(
  ctx: Ctx,
  texts: Record<string, string>,
): Promise<Result<undefined, Refused>> {
  const form = parseForm(paymentSettingsInput, texts);
  if (!form.ok) return refuse("invalid", { errors: form.errors });
  const saved = await saveSettings(ctx, form.value);
  if (saved.ok) return ok(undefined);
  const errors = saved.reason === "invalid" ? saved.fields : { form: say.forbidden };
  return refuse("invalid", { errors });
}
