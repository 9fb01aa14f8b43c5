import { createHmac } from "node:crypto";
import type { Sealers } from "#app/platform/http/sealer.server.ts";

const PREFIX = "whsec_";
const PURPOSE = "webhook secret";

/** A new secret, from 256 random bits as `newToken` writes them. */
export function composeSecret(token: string): string {
  return PREFIX + Buffer.from(token, "base64url").toString("base64");
}

export const sealSecret = (sealers: Sealers, secret: string) => sealers.for(PURPOSE).seal(secret);

/** Undefined where the shop's own secret is another one by now. */
export const openSecret = (sealers: Sealers, sealed: string) => sealers.for(PURPOSE).open(sealed);

export const messageId = (deliveryId: string) => `msg_${deliveryId.replaceAll("-", "")}`;

type Message = { id: string; body: string; at: Date };

/** The headers by which a receiver knows who sent a message, as Standard Webhooks has them. */
export function signedHeaders(
  { id, body, at }: Message,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
