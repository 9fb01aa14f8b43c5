import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPublicKey,
  publicEncrypt,
} from "node:crypto";

const CIPHER = "aes-256-cbc";
/** The first half of a key is also its initialization vector. */
const IV_LENGTH = 16;

/** Keys are texts of 32 characters. The result is Base64. */
export function encryptAes(key: string, text: string): string {
  const cipher = createCipheriv(CIPHER, key, key.slice(0, IV_LENGTH));
  return Buffer.concat([cipher.update(text, "utf8"), cipher.final()]).toString("base64");
}

/** Throws for anything that was not encrypted with this key. */
export function decryptAes(key: string, data: string): string {
  const decipher = createDecipheriv(CIPHER, key, key.slice(0, IV_LENGTH));
  return Buffer.concat([decipher.update(data, "base64"), decipher.final()]).toString("utf8");
}

export function encryptRsa(publicKey: string, text: string): string {
  const key = createPublicKey({
    key: Buffer.from(publicKey, "base64"),
    format: "der",
    type: "spki",
  });
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString(
    "base64",
  );
}

export const signRequest = (key: string, text: string): string =>
  createHmac("sha256", key).update(text).digest("base64");
