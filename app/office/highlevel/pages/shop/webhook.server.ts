import { createPublicKey, verify } from "node:crypto";

/** Ed25519, as HighLevel publishes it for all its apps: base64 of its DER. */
const PUBLISHED = "MCowBQYDK2VwAyEAi2HR1srL4o18O8BRa7gVJY7G7bupbN3H9AwJrHCDiOg=";

/** Checks that HighLevel signed the exact bytes of the body (`x-ghl-signature`). */
export function isSigned(
  body: Uint8Array,
  signature: string | null,
  publicKey: string | undefined,
): boolean {
  if (!/^[A-Za-z\d+/]{86}==$/.test(signature ?? "")) return false;
  const der = Buffer.from(publicKey ?? PUBLISHED, "base64");
  const key = createPublicKey({ key: der, format: "der", type: "spki" });
  return verify(null, body, key, Buffer.from(signature ?? "", "base64"));
}
