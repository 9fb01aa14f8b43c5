import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { saveSettings } from "../commands/save-settings.server.ts";
import { loadSettings } from "../queries.server.ts";
import { readGeneral } from "../rules/read-general.ts";
import { GENERAL_KEYS } from "./general-groups.ts";
import { generalMessages as say } from "./general-messages.ts";

type Refused = Refusal<"invalid"> & { errors: Record<string, string> };

/** The owner's form; only what changed is saved, so that the log names nothing else. */
export async function submitGeneral(
  ctx: Ctx,
  texts: Record<string, string>,
): Promise<Result<{ saved: number }, Refused>> {
  const form = readGeneral(texts, GENERAL_KEYS);
  if (!form.ok) return form;
  const before = await loadSettings(ctx.db);
  const changed = GENERAL_KEYS.filter((key) => form.value[key] !== String(before[key]));
  const values = Object.fromEntries(changed.map((key) => [key, form.value[key] ?? ""]));
  const saved = await saveSettings(ctx, values);
  if (saved.ok) return ok(saved.value);
  const errors = saved.reason === "invalid" ? saved.fields : { form: say.forbidden };
  return refuse("invalid", { errors });
}
