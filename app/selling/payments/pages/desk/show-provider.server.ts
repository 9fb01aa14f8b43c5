import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Gateways } from "../../gateways/gateways.server.ts";
import {
  connectedProviders,
  findProvider,
  providerSealer,
} from "../../queries/providers.server.ts";
import { PROVIDERS, saysItsMode, type ProviderName } from "../../rules/providers.ts";
import { providerMessages as say } from "../../texts/staff-providers.ts";
import { secretFields, showConnection } from "../../views/show-provider.ts";
import { showGateway } from "./show-callbacks.server.ts";

/** One provider: the last characters of its keys, its callback health and its particular hints. */
export async function showProvider(ctx: Ctx, provider: ProviderName, appUrl: string) {
  const [found, history, health] = await Promise.all([
    findProvider(ctx.db, provider),
    loadHistory(ctx, { type: "payment_provider", id: provider }),
    showGateway(ctx.db, { name: provider }, appUrl),
  ]);
  const isReadable = !!found && !!providerSealer(ctx).open(provider, found.sealed);
  return {
    ...showConnection(provider, found, isReadable),
    isReadable,
    isStored: found !== undefined,
    isChosen: found?.isChosen ?? false,
    isTest: found ? !found.isLive : false,
    version: String(found?.version ?? 0),
    fields: secretFields(provider, isReadable ? found.lastFour : {}),
    asksMode: !saysItsMode(provider),
    chosenMode: found && (found.isLive ? "live" : "test"),
    about: say.about[provider],
    health,
    history,
  };
}

/** All providers, for the payments page. */
export async function showProviders(ctx: Ctx, gateways: Pick<Gateways, "find">) {
  const found = await connectedProviders(ctx.db);
  return PROVIDERS.map((provider) => {
    const connection = found.find((one) => one.provider === provider);
    return showConnection(provider, connection, gateways.find(provider) !== undefined);
  });
}
