import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { saveSettings } from "../commands/save-settings.server.ts";
import { claimsInput } from "../input.ts";
import { loadSettings } from "../queries.server.ts";
import { CLAIM_NAMES, claimKey } from "../rules/claim-settings.ts";
import { claimsMessages as say } from "./messages.ts";

type Refused = Refusal<"invalid"> & { errors: Record<string, string> };

/** The owner's form; only what changed is saved, so that the log names nothing else. */
export async function submitClaims(
  ctx: Ctx,
  texts: Record<string, string>,
): Promise<Result<{ saved: number }, Refused>> {
  const form = parseForm(claimsInput, texts);
  if (!form.ok) return refuse("invalid", { errors: form.errors });
  const claims = form.value;
  const today = shopDay(ctx.now);
  const days = CLAIM_NAMES.map((name) => claimKey(name, "as_of"));
  const ahead = days.filter((key) => claims[key] > today).map((key) => [key, say.notYet]);
  if (ahead.length > 0) return refuse("invalid", { errors: Object.fromEntries(ahead) });
  const before = await loadSettings(ctx.db);
  const changed = Object.entries(claims).filter(
    ([key, value]) => before[key as keyof typeof claims] !== value,
  );
  const saved = await saveSettings(ctx, Object.fromEntries(changed));
  if (saved.ok) return ok(saved.value);
  const errors = saved.reason === "invalid" ? saved.fields : { form: say.forbidden };
  return refuse("invalid", { errors });
}
