import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Manifest } from "./archive-format.ts";

/**
 * What a backup is signed with. The shop stores it, and the private key leads to it on any machine;
 * it does not lead back. The public half of the key, to which anyone can encrypt, is no proof.
 */
export function signingKeyOf(identity: string): string {
  const known = identity.trim().toUpperCase();
  const key = hkdfSync("sha256", known, "project-me backup", "signature", 32);
  return Buffer.from(key).toString("base64url");
}

/** The manifest has the digest of every other piece, so its signature is that of the archive. */
export function signatureOf({ pieces, rows, files }: Manifest, signingKey: string): string {
  const signed = JSON.stringify([pieces, rows, files]);
  return createHmac("sha256", Buffer.from(signingKey, "base64url"))
    .update(signed)
    .digest("base64url");
}

export function isSignedWith(manifest: Manifest, signingKey: string): boolean {
  const given = Buffer.from(manifest.signature ?? "");
  const right = Buffer.from(signatureOf(manifest, signingKey));
  return given.length === right.length && timingSafeEqual(given, right);
}
