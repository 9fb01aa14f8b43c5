import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { findEntry } from "#app/modules/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { storedTexts } from "../queries.server.ts";
import { SETTINGS, isSettingKey, type SettingCategory } from "../rules/definitions.ts";
import { undoOf } from "../rules/undo.ts";
import { countUp } from "./count-up.server.ts";
import { writeSettings } from "./write-settings.server.ts";

const REASON = "An earlier change was undone";

/**
 * Takes a change of settings back that is an entry of the log, all of it or none, as a change of its
 * own. `groups` are those of the page it is asked on.
 */
export async function undoSettings(
  ctx: Ctx,
  entryId: string,
  groups: readonly SettingCategory[],
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "overtaken">>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  const entry = isUuid(entryId) ? await findEntry(ctx.db, "settings", entryId) : undefined;
  if (entry?.action !== "settings.saved") return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    await countUp(tx, groups);
    const values = undoOf(entry, await storedTexts(tx.db), tx.now);
    if (!values) return refuse("overtaken");
    const keys = Object.keys(values).filter(isSettingKey);
    if (!keys.every((key) => groups.includes(SETTINGS[key].category))) return refuse("not_found");
    await writeSettings(tx, values, REASON);
    return ok(undefined);
  });
}
