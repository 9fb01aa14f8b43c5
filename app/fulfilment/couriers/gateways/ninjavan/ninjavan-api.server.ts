import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import {
  exchangeBytes,
  isTemporary,
  type Fetch,
} from "#app/selling/payments/gateways/bounded-http.server.ts";
import { GatewayError } from "#app/selling/payments/gateways/gateway-error.ts";
import type { ConnectionProblem } from "../../rules/courier-keys.ts";
import { baseOf, PATIENCE_MS, type Account, type CourierEnv } from "./account.server.ts";
import { tokenOf } from "./tokens.server.ts";

/** Answers repeat the order in question, and a parcel has some dozens of events. */
const MOST_JSON_BYTES = 256 * 1024;

export type Ask = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  body?: unknown;
  accept?: string;
  /** In bytes. */
  limit?: number;
};

/** `json` is undefined if the body is not JSON. */
export type ApiAnswer = { status: number; bytes: Buffer; json: unknown };

export type ApiResult = Result<ApiAnswer, Refusal<ConnectionProblem>>;

export type NinjaVanApi = (ask: Ask) => Promise<ApiResult>;

/** Ninja Van's API for one account. Returns any answer, except refused keys. */
export function ninjaVanApi(account: Account, env: CourierEnv, send: Fetch): NinjaVanApi {
  const base = baseOf(account, env);
  return async (ask) => {
    const first = await tryOnce(ask);
    // A token can expire early, so one retry gets a fresh one.
    const { result, isUnauthorized } = first.isUnauthorized ? await tryOnce(ask) : first;
    if (isUnauthorized) return refuse("keys_refused");
    return result.ok && result.value.status === 403 ? refuse("keys_refused") : result;
  };

  async function tryOnce(ask: Ask): Promise<{ result: ApiResult; isUnauthorized: boolean }> {
    const token = tokenOf({ base, keys: account.keys, send });
    const got = await token.result;
    if (!got.ok) return { result: got, isUnauthorized: false };
    const result = await exchange(ask, got.value.text);
    const isUnauthorized = result.ok && result.value.status === 401;
    if (isUnauthorized) token.forget();
    return { result, isUnauthorized };
  }

  async function exchange(ask: Ask, token: string): Promise<ApiResult> {
    const { method, path, body, accept = "application/json", limit = MOST_JSON_BYTES } = ask;
    const init = {
      method,
      headers: {
        accept,
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    try {
      const bounds = { timeoutMs: PATIENCE_MS, limit };
      const { status, bytes } = await exchangeBytes(send, `${base}${path}`, init, bounds);
      if (isTemporary(status)) return refuse("no_answer");
      if (bytes === undefined) return refuse("not_understood");
      return ok({ status, bytes, json: readJson(bytes) });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return refuse("no_answer");
    }
  }
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8")) as unknown;
  } catch {
    return undefined;
  }
}
