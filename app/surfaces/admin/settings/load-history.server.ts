import { newestEntries } from "#app/modules/audit/queries.server.ts";
import { storedTexts } from "#app/modules/settings/queries.server.ts";
import type { SettingCategory } from "#app/modules/settings/rules/definitions.ts";
import { undoOf } from "#app/modules/settings/rules/undo.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { showHistory } from "../audit/show-entry.server.ts";

const MOST = 20;

/** The newest changes of groups of settings, and which of them their reader can undo. */
export async function loadHistory({ db, actor, now }: Ctx, groups: readonly SettingCategory[]) {
  const [entries, stored] = await Promise.all([
    newestEntries(db, { type: "settings", id: groups }, MOST),
    storedTexts(db),
  ]);
  const changed = new Set<string>();
  const undoable = entries.filter((entry) => {
    const keys = Object.keys(entry.after ?? {});
    const isNewest = keys.every((key) => !changed.has(key));
    for (const key of keys) changed.add(key);
    return isNewest && undoOf(entry, stored, now) !== undefined;
  });
  const ids = may(actor, "settings:write") ? undoable.map(({ id }) => id) : [];
  return { entries: showHistory(entries.toReversed()), undoable: ids };
}

export type ShownHistory = Awaited<ReturnType<typeof loadHistory>>;
