import { z } from "zod";
import { exchangeJson, type Fetch } from "#app/modules/payments/gateways/bounded-http.server.ts";
import { GatewayError } from "#app/modules/payments/gateways/gateway-error.ts";
import type { Env } from "#app/platform/env.server.ts";
import { ninjaVanBase, type ConnectionProblem, type CourierKeys } from "../rules/courier-keys.ts";

const PATIENCE_MS = 10_000;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });

type Account = { keys: CourierKeys; isLive: boolean };

/** Where Ninja Van is asked: its own address, or a folder of what plays all companies in a test. */
const baseOf = ({ isLive }: Account, env: Pick<Env, "providersUrl">): string =>
  env.providersUrl === undefined ? ninjaVanBase(isLive) : `${env.providersUrl}/ninjavan`;

/** Asks Ninja Van for a token, and says what is wrong with the keys; nothing if they are right. */
export async function checkKeys(
  account: Account,
  env: Pick<Env, "providersUrl">,
  send: Fetch = fetch,
): Promise<ConnectionProblem | undefined> {
  const { clientId, clientSecret } = account.keys;
  try {
    const { status, body } = await exchangeJson(
      send,
      `${baseOf(account, env)}/2.0/oauth/access_token`,
      {
        method: "POST",
        headers: { accept: "application/json", "content-type": "application/json" },
        body: JSON.stringify({
          client_id: clientId,
          client_secret: clientSecret,
          grant_type: "client_credentials",
        }),
      },
      { timeoutMs: PATIENCE_MS },
    );
    if (status === 400 || status === 401 || status === 403) return "keys_refused";
    const isToken = status === 200 && tokenAnswer.safeParse(body).success;
    return isToken ? undefined : "not_understood";
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return error.temporary ? "no_answer" : "not_understood";
  }
}
