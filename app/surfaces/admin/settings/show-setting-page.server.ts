import { settingTexts } from "#app/modules/settings/admin/setting-fields.ts";
import { categoriesOf, type SettingPageName } from "#app/modules/settings/admin/setting-pages.ts";
import { openSettings } from "#app/modules/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { loadHistory } from "./load-history.server.ts";

/** A page of settings as its form opens it, with its newest changes. */
export async function showSettingPage(ctx: Ctx, name: SettingPageName) {
  const groups = categoriesOf(name);
  const [{ version, settings }, history] = await Promise.all([
    openSettings(ctx.db, groups),
    loadHistory(ctx, groups),
  ]);
  return {
    name,
    values: editable(settingTexts(name, settings), version),
    history,
    mayWrite: may(ctx.actor, "settings:write"),
  };
}
