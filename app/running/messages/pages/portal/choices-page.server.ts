import { data } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { pushKey } from "../../gateways/push-crypto.server.ts";
import { endOf } from "../../rules/push-end.ts";
import { isOpen, readConnection } from "../../queries/connection.server.ts";
import { ownChoices, ownDevices } from "../../queries/own-choices.server.ts";
import { hasStopped } from "../../queries/stops.server.ts";
import { showMobile } from "../../rules/mobile-number.ts";
import { pushMessages } from "../../texts/shopper-push.ts";

export async function showChoices(served: RequestContext, request: Request) {
  const { ctx, env } = served;
  const { flash, headers } = takeFlash(request, env.appUrl);
  const { userId } = signedIn(ctx);
  const [connection, choices, devices] = await Promise.all([
    readConnection(ctx),
    ownChoices(ctx.db, userId),
    ownDevices(ctx.db, userId),
  ]);
  const { number = null, newNumber = null } = choices ?? {};
  const { orderBy = "email", doseBy = "email", newsBy = "email" } = choices ?? {};
  const page = {
    flash: flash ?? null,
    isOff: !isOpen(connection),
    number: number === null ? undefined : showMobile(number),
    newNumber: newNumber === null ? undefined : showMobile(newNumber),
    hasStopped: number !== null && (await hasStopped(ctx.db, number)),
    values: { orderBy, doseBy, newsBy },
    pushKey: pushKey(ctx),
    devices: devices.map(({ id, name, endpoint, createdAt }) => ({
      id,
      name,
      end: endOf(endpoint),
      since: pushMessages.since(formatDateTime(createdAt)),
    })),
  };
  return data(page, { headers });
}
