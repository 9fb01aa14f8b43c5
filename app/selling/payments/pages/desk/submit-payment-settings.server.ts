import type { Texts } from "#app/lib/edit.ts";
import { submitSettings } from "#app/running/settings/pages/desk/submit-settings.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { paymentSettingsInput } from "../../input.ts";
import { paymentSettingsFields, paymentSettingsTexts } from "./payment-settings-fields.ts";

/** Saves the owner's form as a whole, or nothing if a field is wrong. */
export function submitPaymentSettings(ctx: Ctx, sent: Texts) {
  return submitSettings(ctx, sent, {
    groups: ["payments"],
    fields: paymentSettingsFields,
    textsOf: paymentSettingsTexts,
    parse: (texts) => parseForm(paymentSettingsInput, texts),
  });
}
