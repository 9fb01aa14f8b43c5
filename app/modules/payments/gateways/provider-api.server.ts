import { timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import { basicAuth } from "./basic-auth.server.ts";
import { exchangeJson, type Answer, type Fetch } from "./bounded-http.server.ts";
import { GatewayError } from "./gateway-error.ts";

/** Answers of providers repeat what they were sent, so they are longer than those of our contract. */
const MOST_BYTES = 256 * 1024;
const PATIENCE_MS = 10_000;

type Call = {
  key: string;
  method?: "POST" | "DELETE";
  body?: unknown;
  headers?: Record<string, string>;
  timeoutMs?: number | undefined;
};

export type ProviderApi = (path: string, call: Call) => Promise<Answer>;

/** JSON over HTTPS, with the key as the user of HTTP Basic. Throws a `GatewayError` without an answer. */
export function providerApi(base: string, send: Fetch = fetch): ProviderApi {
  return (path, { key, method, body, headers, timeoutMs = PATIENCE_MS }) => {
    const json = body === undefined ? {} : { "content-type": "application/json" };
    const init = {
      method: method ?? "GET",
      headers: { accept: "application/json", ...basicAuth(key), ...json, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    return exchangeJson(send, `${base}${path}`, init, { timeoutMs, limit: MOST_BYTES });
  };
}

/** What the schema makes of an answer; anything else is no answer that asking again would mend. */
export function readAnswer<T>(schema: z.ZodType<T>, { status, body }: Answer, about: string): T {
  const parsed = schema.safeParse(body);
  if (status >= 200 && status < 300 && parsed.success) return parsed.data;
  const why = status === 401 || status === 403 ? " (the key is refused)" : "";
  throw new GatewayError(`unexpected answer ${status} to ${about}${why}`, { temporary: false });
}

/** Money that was asked for and is not on its way yet: the job asks again. */
export function notYet(about: string): GatewayError {
  return new GatewayError(`${about} is accepted and not done yet`, { temporary: true });
}

/** Without telling by its time how much of it was right. */
export function isSameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
