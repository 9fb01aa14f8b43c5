import type { Fetch } from "#app/modules/payments/gateways/bounded-http.server.ts";
import type { Courier } from "./courier-port.ts";
import { baseOf, type Account, type Where } from "./ninjavan/account.server.ts";
import { ninjaVanApi } from "./ninjavan/ninjavan-api.server.ts";
import { ninjaVanCourier } from "./ninjavan/ninjavan-courier.server.ts";
import { prefixOf } from "./ninjavan/prefixes.server.ts";

export { manual } from "./manual.server.ts";

/** Ninja Van in the name of an account. */
export function ninjaVan(account: Account, env: Where, send: Fetch = fetch): Courier {
  const prefix = prefixOf(send, `${baseOf(account, env)} ${account.keys.clientId}`);
  return ninjaVanCourier(ninjaVanApi(account, env, send), prefix);
}
