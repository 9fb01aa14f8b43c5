import { sql } from "drizzle-orm";
import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { saveSettings } from "../commands/save-settings.server.ts";
import { loadSettings } from "../queries.server.ts";
import { changesSince } from "../rules/changes-since.ts";
import { readGeneral } from "../rules/read-general.ts";
import { GENERAL_KEYS } from "./general-groups.ts";
import { generalMessages as say } from "./general-messages.ts";

type Texts = Record<string, string>;
type Refused = Refusal<"invalid"> & { errors: Texts; values: Texts };

/**
 * The owner's form. Only what was changed in it is saved, and nothing over what somebody else saved
 * since it was opened: two forms with different fields both count.
 */
export async function submitGeneral(
  ctx: Ctx,
  texts: Texts,
): Promise<Result<{ saved: number }, Refused>> {
  const form = readGeneral(texts, GENERAL_KEYS);
  if (!form.ok) return { ...form, values: texts };
  return inTransaction(ctx, async (tx) => {
    // One form after the other: what this one is compared with stays until it is saved.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('theme_settings'))`);
    const now = await loadSettings(tx.db);
    const { changed, meanwhile } = changesSince(texts, form.value, now, GENERAL_KEYS);
    if (meanwhile.length > 0) {
      const errors = meanwhile.map((key) => [key, say.meanwhile(String(now[key]))]);
      const seen = meanwhile.map((key) => [`was_${key}`, String(now[key])]);
      return refuse("invalid", {
        errors: Object.fromEntries(errors) as Texts,
        values: { ...texts, ...(Object.fromEntries(seen) as Texts) },
      });
    }
    const saved = await saveSettings(tx, changed);
    if (saved.ok) return ok(saved.value);
    const errors = saved.reason === "invalid" ? saved.fields : { form: say.forbidden };
    return refuse("invalid", { errors, values: texts });
  });
}
