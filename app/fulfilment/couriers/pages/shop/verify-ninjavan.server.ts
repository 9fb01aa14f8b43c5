import { createHmac } from "node:crypto";
import { isSameText } from "#app/selling/payments/gateways/provider-api.server.ts";

/** The signature of a raw body: HMAC-SHA256 with the client secret, in base64. */
export const signNinjaVan = (rawBody: Uint8Array | string, clientSecret: string): string =>
  createHmac("sha256", clientSecret).update(rawBody).digest("base64");

export function isSignedByNinjaVan(
  rawBody: Uint8Array,
  signature: string | null,
  clientSecret: string,
): boolean {
  return signature !== null && isSameText(signature, signNinjaVan(rawBody, clientSecret));
}
