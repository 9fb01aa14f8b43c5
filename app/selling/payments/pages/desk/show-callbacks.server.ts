import { formatDateTime } from "#app/lib/dates.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Gateway } from "../../gateways/gateway.ts";
import type { Gateways } from "../../gateways/gateways.server.ts";
import { callbackHealth } from "../../queries/callback-health.server.ts";
import { providerMessages } from "../../texts/staff-providers.ts";
import { paymentSettingsMessages as say } from "../../texts/staff-settings.ts";
import type { ShownCallbacks } from "../../views/shown-callbacks.ts";

/** The callback health of each connected provider, for the owner. */
export async function showCallbacks(
  db: Db,
  gateways: Pick<Gateways, "known">,
  appUrl: string,
): Promise<ShownCallbacks[]> {
  return Promise.all(gateways.known().map((gateway) => showGateway(db, gateway, appUrl)));
}

export async function showGateway(
  db: Db,
  { name, mode }: Pick<Gateway, "name" | "mode">,
  appUrl: string,
): Promise<ShownCallbacks> {
  const { last, refused } = await callbackHealth(db, name);
  return {
    name: say.gateways[name] ?? name,
    mode: mode && providerMessages.modes[mode],
    address: callbackAddress(appUrl, name),
    last: last && `${nameEvent(last.type)}, ${formatDateTime(last.at)}`,
    refused: refused.map(({ reason, count, lastAt }) =>
      say.refused(say.refusedWhy[reason], count, formatDateTime(lastAt)),
    ),
  };
}

/** The address that a gateway calls. */
export function callbackAddress(appUrl: string, gateway: string): string {
  return `${appUrl}/api/payments/${gateway}/callback`;
}

function nameEvent(type: string): string {
  return Object.hasOwn(say.events, type) ? say.events[type as keyof typeof say.events] : type;
}
