import type { Fetch } from "#app/selling/payments/gateways/bounded-http.server.ts";
import { baseOf, type Account, type Where } from "../gateways/ninjavan/account.server.ts";
import { fetchToken } from "../gateways/ninjavan/tokens.server.ts";
import type { ConnectionProblem } from "../rules/courier-keys.ts";

/** Asks Ninja Van for a token, and says what is wrong with the keys; nothing if they are right. */
export async function checkKeys(
  account: Account,
  env: Where,
  send: Fetch = fetch,
): Promise<ConnectionProblem | undefined> {
  const token = await fetchToken({ base: baseOf(account, env), keys: account.keys, send });
  return token.ok ? undefined : token.reason;
}
