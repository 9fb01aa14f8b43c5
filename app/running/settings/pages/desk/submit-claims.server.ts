import { shopDay } from "#app/lib/dates.ts";
import type { Texts } from "#app/lib/edit.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { claimsInput } from "../../input.ts";
import { CLAIM_NAMES, claimKey } from "../../rules/claim-settings.ts";
import { claimsMessages as say } from "../../texts/staff-claims.ts";
import { claimFields, claimTexts } from "./claim-fields.ts";
import { submitSettings } from "./submit-settings.server.ts";

export function submitClaims(ctx: Ctx, sent: Texts) {
  return submitSettings(ctx, sent, {
    groups: ["claims"],
    fields: claimFields,
    textsOf: claimTexts,
    parse: (texts) => {
      const form = parseForm(claimsInput, texts);
      if (!form.ok) return form;
      const today = shopDay(ctx.now);
      const days = CLAIM_NAMES.map((name) => claimKey(name, "as_of"));
      const ahead = days.filter((key) => form.value[key] > today).map((key) => [key, say.notYet]);
      if (ahead.length === 0) return form;
      return { ok: false, errors: Object.fromEntries(ahead), values: texts };
    },
  });
}
