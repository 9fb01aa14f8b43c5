import { createPrivateKey, createPublicKey } from "node:crypto";
import { exportJWK, type JWK } from "jose";

/** An RSA private key in Base64 as the Bureau issues it. Undefined for anything else. */
export async function readPrivateKey(base64: string): Promise<JWK | undefined> {
  try {
    const der = Buffer.from(base64, "base64");
    const key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
    return key.asymmetricKeyType === "rsa" ? await exportJWK(key) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this is an RSA public key in Base64. */
export function isPublicKey(base64: string): boolean {
  try {
    const der = Buffer.from(base64, "base64");
    return createPublicKey({ key: der, format: "der", type: "spki" }).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}
