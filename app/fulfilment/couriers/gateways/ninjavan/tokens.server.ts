import { z } from "zod";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { exchangeJson, type Fetch } from "#app/selling/payments/gateways/bounded-http.server.ts";
import { GatewayError } from "#app/selling/payments/gateways/gateway-error.ts";
import type { ConnectionProblem, CourierKeys } from "../../rules/courier-keys.ts";
import { PATIENCE_MS } from "./account.server.ts";

/** Ninja Van wants a new token only in the last five minutes of the old one. */
const RENEW_BEFORE_S = 300;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });

export type Token = { text: string; lastsSeconds: number };

export type TokenResult = Result<Token, Refusal<ConnectionProblem>>;

export type TokenSource = { base: string; keys: CourierKeys; send: Fetch };

export async function fetchToken({ base, keys, send }: TokenSource): Promise<TokenResult> {
  try {
    const { status, body } = await exchangeJson(
      send,
      `${base}/2.0/oauth/access_token`,
      {
        method: "POST",
        headers: { accept: "application/json", "content-type": "application/json" },
        body: JSON.stringify({
          client_id: keys.clientId,
          client_secret: keys.clientSecret,
          grant_type: "client_credentials",
        }),
      },
      { timeoutMs: PATIENCE_MS },
    );
    if (status === 400 || status === 401 || status === 403) return refuse("keys_refused");
    const read = tokenAnswer.safeParse(body);
    if (status !== 200 || !read.success) return refuse("not_understood");
    return ok({ text: read.data.access_token, lastsSeconds: read.data.expires_in });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return refuse(error.temporary ? "no_answer" : "not_understood");
  }
}

type CachedToken = { clientSecret: string; goodUntil: number; result: Promise<TokenResult> };

/** One map per `fetch`, with address and client as the key. */
const remembered = new WeakMap<Fetch, Map<string, CachedToken>>();

/**
 * An account's token, shared by concurrent requests. `forget` drops a token that Ninja Van no
 * longer accepts: the next request gets a new one, and a newer token stays.
 */
export function tokenOf(source: TokenSource): { result: Promise<TokenResult>; forget(): void } {
  const ofSend = remembered.get(source.send) ?? new Map<string, CachedToken>();
  remembered.set(source.send, ofSend);
  const key = `${source.base} ${source.keys.clientId}`;
  const found = ofSend.get(key);
  const { clientSecret } = source.keys;
  const isGood = found?.clientSecret === clientSecret && performance.now() < found.goodUntil;
  const entry = found && isGood ? found : renew();
  return { result: entry.result, forget: () => forget(entry) };

  function renew(): CachedToken {
    const startedAt = performance.now();
    const fresh: CachedToken = {
      clientSecret,
      goodUntil: Infinity,
      result: fetchToken(source).then(
        (result) => {
          if (!result.ok) forget(fresh);
          else fresh.goodUntil = startedAt + (result.value.lastsSeconds - RENEW_BEFORE_S) * 1_000;
          return result;
        },
        (error: unknown) => {
          forget(fresh);
          throw error;
        },
      ),
    };
    ofSend.set(key, fresh);
    return fresh;
  }

  function forget(entry: CachedToken): void {
    if (ofSend.get(key) === entry) ofSend.delete(key);
  }
}
