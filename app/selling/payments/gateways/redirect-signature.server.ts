import { createHmac, timingSafeEqual } from "node:crypto";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";

/** The allowed difference in seconds between the signer's clock and ours, in either direction. */
export const MESSAGE_WINDOW_SECONDS = 300;
/** As long as an unpaid card order is valid, so that a slow shopper never meets a dead link. */
export const LINK_LIFE_SECONDS = 30 * 60;

/** The signed parameters of a payment link, in signing order. */
export const LINK_FIELDS = [
  "amount",
  "currency",
  "reference",
  "customer_email",
  "customer_name",
  "return_url",
  "cancel_url",
  "ts",
  "nonce",
  "v",
] as const;
export type LinkFields = Record<(typeof LINK_FIELDS)[number], string>;

/**
 * Signed together with the link's own signature, not with its fields. A payment page written before
 * the shop sent a payment method can still read the link.
 */
const METHOD_FIELDS = ["signature", "payment_method"] as const;
const METHOD_SIGNATURE = "method_signature";

const STATUS_FIELDS = ["reference", "ts"] as const;
export type StatusFields = Record<(typeof STATUS_FIELDS)[number], string>;

/** A stale message is genuine but old. It may only lead back to the shop. */
export type Verdict = Result<undefined, Refusal<"bad_signature" | "stale">>;

export function signLink(fields: LinkFields, secret: string, paymentMethod?: string): string {
  const query = signQuery(LINK_FIELDS, fields, secret);
  if (paymentMethod === undefined) return query;
  const signature = new URLSearchParams(query).get("signature") ?? "";
  const method = { signature, payment_method: paymentMethod };
  const signed = hmac(
    canonical(METHOD_FIELDS, (name) => method[name]),
    secret,
  );
  return `${query}&payment_method=${encodeURIComponent(paymentMethod)}&${METHOD_SIGNATURE}=${signed}`;
}

/** If the link is valid, each parameter occurs exactly once, and the optional one at most once. */
export function verifyLink(query: URLSearchParams, secret: string, now: Date): Verdict {
  const hasMethod = query.has("payment_method") || query.has(METHOD_SIGNATURE);
  const genuine =
    isSigned(LINK_FIELDS, query, secret) &&
    query.get("v") === "1" &&
    (!hasMethod || isSigned(METHOD_FIELDS, query, secret, METHOD_SIGNATURE));
  if (!genuine) return refuse("bad_signature");
  const age = ageInSeconds(query.get("ts"), now);
  const current = age >= -MESSAGE_WINDOW_SECONDS && age <= LINK_LIFE_SECONDS;
  return current ? ok(undefined) : refuse("stale");
}

export function signStatusQuery(fields: StatusFields, secret: string): string {
  return signQuery(STATUS_FIELDS, fields, secret);
}

export function verifyStatusQuery(query: URLSearchParams, secret: string, now: Date): Verdict {
  if (!isSigned(STATUS_FIELDS, query, secret)) return refuse("bad_signature");
  return inWindow(query.get("ts"), now) ? ok(undefined) : refuse("stale");
}

/** The value of `X-Signature` for a body sent at `now`. A retry needs a new one. */
export function signBody(rawBody: string, secret: string, now: Date): string {
  const t = String(unixSeconds(now));
  return `t=${t},v1=${hmac(`${t}.${rawBody}`, secret)}`;
}

export function verifyBody(
  header: string | null,
  rawBody: string,
  secret: string,
  now: Date,
): Verdict {
  const [, t, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "") ?? [];
  if (!t || !signature) return refuse("bad_signature");
  if (!sameSignature(signature, hmac(`${t}.${rawBody}`, secret))) return refuse("bad_signature");
  return inWindow(t, now) ? ok(undefined) : refuse("stale");
}

export function unixSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

function signQuery<Name extends string>(
  names: readonly Name[],
  fields: Record<Name, string>,
  secret: string,
): string {
  const text = canonical(names, (name) => fields[name]);
  return `${text}&signature=${hmac(text, secret)}`;
}

/** Requires each name exactly once. Of two values, page and check could read different ones. */
function isSigned(
  names: readonly string[],
  query: URLSearchParams,
  secret: string,
  signature = "signature",
): boolean {
  if (![...names, signature].every((name) => query.getAll(name).length === 1)) return false;
  const value = (name: string) => query.get(name) ?? "";
  return sameSignature(value(signature), hmac(canonical(names, value), secret));
}

/** Half a surrogate pair would make the encoding throw, so it becomes U+FFFD. */
function canonical<Name extends string>(
  names: readonly Name[],
  value: (name: Name) => string,
): string {
  return names.map((name) => `${name}=${encodeURIComponent(value(name).toWellFormed())}`).join("&");
}

function hmac(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

function sameSignature(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

function inWindow(ts: string | null, now: Date): boolean {
  return Math.abs(ageInSeconds(ts, now)) <= MESSAGE_WINDOW_SECONDS;
}

/** Returns NaN for anything but digits, which is outside of any window. */
function ageInSeconds(ts: string | null, now: Date): number {
  return /^\d{1,12}$/.test(ts ?? "") ? unixSeconds(now) - Number(ts) : Number.NaN;
}
