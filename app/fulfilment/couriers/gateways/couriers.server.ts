import type { Fetch } from "#app/selling/payments/gateways/bounded-http.server.ts";
import type { Courier } from "./courier-port.ts";
import { baseOf, type Account, type CourierEnv } from "./ninjavan/account.server.ts";
import { ninjaVanApi } from "./ninjavan/ninjavan-api.server.ts";
import { ninjaVanCourier } from "./ninjavan/ninjavan-courier.server.ts";
import { prefixOf, type BookedParcel } from "./ninjavan/prefixes.server.ts";

export { manual } from "./manual.server.ts";

/** Ninja Van for one account. `booked` is one of its earlier bookings. */
export function ninjaVan(
  { booked, ...account }: Account & { booked?: BookedParcel | undefined },
  env: CourierEnv,
  send: Fetch = fetch,
): Courier {
  const prefix = prefixOf(send, `${baseOf(account, env)} ${account.keys.clientId}`);
  if (booked) prefix.learn(booked.reference, booked.trackingNumber);
  return ninjaVanCourier(ninjaVanApi(account, env, send), prefix);
}
