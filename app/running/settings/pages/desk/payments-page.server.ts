import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { paymentSettingsTexts } from "#app/selling/payments/pages/desk/payment-settings-fields.ts";
import { showCallbacks } from "#app/selling/payments/pages/desk/show-callbacks.server.ts";
import { showProviders } from "#app/selling/payments/pages/desk/show-provider.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { explainOffers } from "#app/selling/payments/views/explain-offers.ts";
import { openSettings } from "../../queries.server.ts";
import type { SettingCategory } from "../../rules/definitions.ts";
import { settingsUndo } from "../../undo/setting-group.server.ts";
import { may } from "#app/platform/access/may.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** The payment methods as the owner configured them, and which of them buyers see now. */
export async function showPayments(
  { ctx, env }: Pick<RequestContext, "ctx" | "env">,
  gateways: Gateways,
  groups: readonly SettingCategory[],
) {
  const [{ version, settings }, history, providers, callbacks] = await Promise.all([
    openSettings(ctx.db, groups),
    loadHistory(ctx, { type: "settings", id: groups }, [settingsUndo]),
    showProviders(ctx, gateways),
    showCallbacks(ctx.db, gateways, env.appUrl),
  ]);
  return {
    offers: explainOffers(settings, gateways.enabled().length > 0),
    values: editable(paymentSettingsTexts(settings), version),
    history,
    providers,
    callbacks,
    mayWrite: may(ctx.actor, "settings:write"),
  };
}
