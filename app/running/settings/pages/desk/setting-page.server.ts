import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { countFactors } from "#app/running/security/queries/factors.server.ts";
import { hasAny } from "#app/running/security/rules/second-step.ts";
import { settingTexts } from "./setting-fields.ts";
import { categoriesOf, type SettingPageName } from "./setting-pages.ts";
import { openSettings } from "../../queries.server.ts";
import { logoImage } from "../../views/logo-image.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { settingsUndo } from "../../undo/setting-group.server.ts";
import { may } from "#app/platform/access/may.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { showIntegrations } from "./show-integrations.server.ts";

/** A settings page with its form and its newest changes. */
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
