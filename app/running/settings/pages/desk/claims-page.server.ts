import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { shopDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { openSettings } from "../../queries.server.ts";
import { CLAIM_NAMES, claimKey } from "../../rules/claim-settings.ts";
import { claimState, contradicts, readClaims } from "../../rules/claims.ts";
import { claimsMessages as say } from "../../texts/staff-claims.ts";
import { claimInWords } from "../../views/show-claims.ts";
import { settingsUndo } from "../../undo/setting-group.server.ts";
import { claimTexts, claimFields } from "./claim-fields.ts";
import type { Texts } from "#app/lib/edit.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { claimsInput } from "../../input.ts";
import { submitSettings } from "./submit-settings.server.ts";

export async function showClaimsPage(ctx: Ctx) {
  const { version, settings } = await openSettings(ctx.db, ["claims"]);
  const claims = readClaims(settings);
  const today = shopDay(ctx.now);
  return {
    claims: CLAIM_NAMES.map((name) => ({
      name,
      state: claimState(claims[name], today),
      ...claims[name],
    })),
    contradiction: contradicts(claims)
      ? say.contradiction(claimInWords(claims.stories), claimInWords(claims.lives))
      : undefined,
    today,
    history: await loadHistory(ctx, { type: "settings", id: ["claims"] }, [settingsUndo]),
    values: editable(claimTexts(settings), version),
    mayWrite: may(ctx.actor, "settings:write"),
  };
}

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
