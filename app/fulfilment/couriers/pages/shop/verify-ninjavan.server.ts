import { createHmac } from "node:crypto";
import { isSameText } from "#app/selling/payments/gateways/provider-api.server.ts";

/** HMAC-SHA256 of the body as it came, keyed by the client secret, in base64. */
export const signNinjaVan = (rawBody: Uint8Array | string, clientSecret: string): string =>
  createHmac("sha256", clientSecret).update(rawBody).digest("base64");

/** Whether Ninja Van signed the body (`X-Ninjavan-Hmac-Sha256`). */
export function isSignedByNinjaVan(
  rawBody: Uint8Array,
  signature: string | null,
  clientSecret: string,
): boolean {
  return signature !== null && isSameText(signature, signNinjaVan(rawBody, clientSecret));
}
