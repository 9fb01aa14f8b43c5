import { formatDateTime } from "#app/lib/dates.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Gateways } from "../gateways/gateways.server.ts";
import { callbackHealth } from "../queries/callback-health.server.ts";
import { paymentSettingsMessages as say } from "../texts/staff-settings.ts";
import type { ShownCallbacks } from "../views/shown-callbacks.ts";

/** For the owner: how the callbacks of each connected provider arrive. */
export async function showCallbacks(
  db: Db,
  gateways: Gateways,
  appUrl: string,
): Promise<ShownCallbacks[]> {
  return Promise.all(
    gateways.enabled().map(async ({ name }) => {
      const { last, refused } = await callbackHealth(db, name);
      return {
        name: say.gateways[name] ?? name,
        address: `${appUrl}/api/payments/${name}/callback`,
        last: last && `${nameEvent(last.type)}, ${formatDateTime(last.at)}`,
        refused: refused.map(({ reason, count, lastAt }) =>
          say.refused(say.refusedWhy[reason], count, formatDateTime(lastAt)),
        ),
      };
    }),
  );
}

function nameEvent(type: string): string {
  return Object.hasOwn(say.events, type) ? say.events[type as keyof typeof say.events] : type;
}
