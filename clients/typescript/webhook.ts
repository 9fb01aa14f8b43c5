import type { WebhookMessage } from "./operations.ts";

const LONGEST_WAY_SECONDS = 300;

/**
 * The message of a webhook, if the shop sent it within five minutes; undefined for any other.
 * `body` is the text as it arrived. Repeated messages have the same `webhook-id`.
 */
export async function readWebhook(
  secret: string,
  headers: Headers,
  body: string,
  now = new Date(),
): Promise<WebhookMessage | undefined> {
  const [id, sent] = [headers.get("webhook-id"), headers.get("webhook-timestamp")];
  const way = Math.abs(now.getTime() / 1_000 - Number(sent));
  if (id === null || sent === null || !(way <= LONGEST_WAY_SECONDS)) return undefined;
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const raw = bytesOf(secret.replace(/^whsec_/, ""));
  const key = await crypto.subtle.importKey("raw", raw, hmac, false, ["verify"]);
  const signed = new TextEncoder().encode(`${id}.${sent}.${body}`);
  // After a change of the secret there are two signatures for a day.
  for (const signature of (headers.get("webhook-signature") ?? "").split(" ")) {
    const [version, code = ""] = signature.split(",");
    const isOwn =
      version === "v1" && (await crypto.subtle.verify("HMAC", key, bytesOf(code), signed));
    if (isOwn) return JSON.parse(body) as WebhookMessage;
  }
  return undefined;
}

/** Bytes from base64; none for a text that is something else. */
function bytesOf(code: string): Uint8Array<ArrayBuffer> {
  const isBase64 = /^[A-Za-z\d+/]+={0,2}$/.test(code);
  return Uint8Array.from(isBase64 ? atob(code) : "", (letter) => letter.charCodeAt(0));
}
