import { loadHistory } from "#app/modules/audit/queries/load-history.server.ts";
import { countFactors } from "#app/modules/security/queries/factors.server.ts";
import { hasAny } from "#app/modules/security/rules/second-step.ts";
import { settingTexts } from "#app/modules/settings/admin/setting-fields.ts";
import { categoriesOf, type SettingPageName } from "#app/modules/settings/admin/setting-pages.ts";
import { openSettings } from "#app/modules/settings/queries.server.ts";
import { logoImage } from "#app/modules/settings/views/logo-image.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { settingsUndo } from "#app/modules/settings/undo/setting-group.server.ts";
import { may } from "#app/platform/access/may.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { showIntegrations } from "./show-integrations.server.ts";

/** A page of settings as its form opens it, with its newest changes. */
export async function showSettingPage(ctx: Ctx, name: SettingPageName) {
  const groups = categoriesOf(name);
  const [{ version, settings }, history] = await Promise.all([
    openSettings(ctx.db, groups),
    loadHistory(ctx, { type: "settings", id: groups }, [settingsUndo]),
  ]);
  return {
    name,
    values: editable(settingTexts(name, settings), version),
    history,
    mayWrite: may(ctx.actor, "settings:write"),
    logo: name === "general" ? { image: logoImage(settings.logo) } : undefined,
    integrations: name === "integrations" ? await showIntegrations(ctx) : undefined,
    lacksFactor: name === "security" && !hasAny(await countFactors(ctx.db, actorId(ctx.actor))),
  };
}
