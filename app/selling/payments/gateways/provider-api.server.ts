import { timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import type { ConnectionProblem } from "../rules/providers.ts";
import { exchangeJson, type Answer, type Fetch } from "./bounded-http.server.ts";
import { GatewayError } from "./gateway-error.ts";

/** Providers repeat the request in their answers, so these are longer than our contract's. */
const MOST_BYTES = 256 * 1024;
const PATIENCE_MS = 10_000;

type ApiRequest = {
  key: string;
  method?: "POST";
  body?: unknown;
  headers?: Record<string, string>;
  timeoutMs?: number | undefined;
};

export type ProviderApi = (path: string, call: ApiRequest) => Promise<Answer>;

/**
 * JSON over HTTPS, with the key as the user of HTTP Basic. Throws a `GatewayError` without an
 * answer.
 */
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

/**
 * Parses a successful answer. Throws a permanent `GatewayError` for any other answer, since a retry
 * would not help.
 */
export function readAnswer<T>(schema: z.ZodType<T>, { status, body }: Answer, about: string): T {
  const parsed = schema.safeParse(body);
  if (status >= 200 && status < 300 && parsed.success) return parsed.data;
  const why = refusesKey({ status, body }) ? " (the key is refused)" : "";
  throw new GatewayError(`unexpected answer ${status} to ${about}${why}`, { temporary: false });
}

/**
 * The address of a new session's page. Throws if its host is not the provider's, since it would
 * send the shopper and her money to a stranger.
 */
export function readPage(page: string | null | undefined, origins: readonly string[]): string {
  const url = page && URL.canParse(page) ? new URL(page) : undefined;
  if (url && origins.some((source) => isOf(url, source))) return url.href;
  throw new GatewayError("the session has no page of the provider", { temporary: false });
}

/** `https://*.example.com` matches every host below that domain, as in a CSP. */
function isOf({ origin, protocol, port, hostname }: URL, source: string): boolean {
  const domain = source.split("*")[1];
  if (domain === undefined) return origin === source;
  return protocol === "https:" && port === "" && hostname.endsWith(domain);
}

/** A permanent refusal: nothing was refunded, and a retry would not help. */
export function declines({ status }: Answer): boolean {
  return status === 400 || status === 404 || status === 422;
}

/** Runs a connection test. A provider that does not answer is one of the results. */
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

/** A refund that is accepted but not done yet. The job asks again. */
export function notYet(about: string): GatewayError {
  return new GatewayError(`${about} is accepted and not done yet`, { temporary: true });
}

/** Compares in constant time, so that the duration reveals nothing about the secret. */
export function isSameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** HTTP Basic with a key as the user and no password, for PayMongo, Xendit and Maya. */
function basicAuth(key: string): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}` };
}
