import { shopDay } from "#app/lib/dates.ts";
import type { Conflict, Texts } from "#app/lib/edit.ts";
import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { saveSettings } from "../commands/save-settings.server.ts";
import { claimsInput } from "../input.ts";
import { loadSettings } from "../queries.server.ts";
import { CLAIM_NAMES, claimKey } from "../rules/claim-settings.ts";
import { claimFields, claimTexts } from "./claim-fields.ts";
import { claimsMessages as say } from "../texts/staff-claims.ts";
import { openSettingsEdit } from "./open-settings-edit.server.ts";

type Refused =
  | (Refusal<"invalid"> & { errors: Texts; values: Texts })
  | (Refusal<"undecided" | "changed_meanwhile"> & { conflict: Conflict | undefined });

/** The owner's form; only what changed is saved, so that the log names nothing else. */
export async function submitClaims(
  ctx: Ctx,
  sent: Record<string, string>,
): Promise<Result<{ saved: number }, Refused>> {
  const form = { groups: ["claims"], fields: claimFields, textsOf: claimTexts } as const;
  const edit = await openSettingsEdit(ctx, sent, form);
  const { texts: values } = edit;
  const invalid = (errors: Texts) => refuse("invalid", { errors, values });
  if (edit.undecided) return refuse("undecided", { conflict: await edit.conflict() });
  const parsed = parseForm(claimsInput, values);
  if (!parsed.ok) return invalid(parsed.errors);
  const claims = parsed.value;
  const today = shopDay(ctx.now);
  const days = CLAIM_NAMES.map((name) => claimKey(name, "as_of"));
  const ahead = days.filter((key) => claims[key] > today).map((key) => [key, say.notYet]);
  if (ahead.length > 0) return invalid(Object.fromEntries(ahead));
  const before = await loadSettings(ctx.db);
  const changed = Object.entries(claims).filter(
    ([key, value]) => before[key as keyof typeof claims] !== value,
  );
  const saved = await saveSettings(ctx, Object.fromEntries(changed), {
    groups: form.groups,
    version: edit.version,
  });
  if (saved.ok) return ok(saved.value);
  if (saved.reason === "changed_meanwhile") {
    return refuse(saved.reason, { conflict: await edit.conflict() });
  }
  return invalid(saved.reason === "invalid" ? saved.fields : { form: say.forbidden });
}
