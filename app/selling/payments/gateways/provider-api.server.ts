import { timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import type { ConnectionProblem } from "../rules/providers.ts";
import { exchangeJson, type Answer, type Fetch } from "./bounded-http.server.ts";
import { GatewayError } from "./gateway-error.ts";

/** Answers of providers repeat what they were sent, so they are longer than those of our contract. */
const MOST_BYTES = 256 * 1024;
const PATIENCE_MS = 10_000;

type Call = {
  key: string;
  method?: "POST";
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
  const why = refusesKey({ status, body }) ? " (the key is refused)" : "";
  throw new GatewayError(`unexpected answer ${status} to ${about}${why}`, { temporary: false });
}

/**
 * The page of a new session. One on another host than the provider's own is no answer: it would take
 * the shopper, and what she pays, to somebody else.
 */
export function readPage(page: string | null | undefined, origins: readonly string[]): string {
  const url = page && URL.canParse(page) ? new URL(page) : undefined;
  if (url && origins.some((source) => isOf(url, source))) return url.href;
  throw new GatewayError("the session has no page of the provider", { temporary: false });
}

/** `https://*.example.com` is every host below that domain, as in a content policy. */
function isOf({ origin, protocol, port, hostname }: URL, source: string): boolean {
  const domain = source.split("*")[1];
  if (domain === undefined) return origin === source;
  return protocol === "https:" && port === "" && hostname.endsWith(domain);
}

/** Refused for good: nothing was paid back, and asking again would not change that. */
export function declines({ status }: Answer): boolean {
  return status === 400 || status === 404 || status === 422;
}

/** Runs a question of a connection test; a provider that does not answer is one of its findings. */
export async function checking(
  ask: () => Promise<ConnectionProblem[]>,
): Promise<ConnectionProblem[]> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return [error.temporary ? "no_answer" : "not_understood"];
  }
}

export const refusesKey = ({ status }: Answer): boolean => status === 401 || status === 403;

/** Money that was asked for and is not on its way yet: the job asks again. */
export function notYet(about: string): GatewayError {
  return new GatewayError(`${about} is accepted and not done yet`, { temporary: true });
}

/** Without telling by its time how much of it was right. */
export function isSameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** HTTP Basic with a key as the user and no password, as PayMongo, Xendit and Maya want it. */
function basicAuth(key: string): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}` };
}
