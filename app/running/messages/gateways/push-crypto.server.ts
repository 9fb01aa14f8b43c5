import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from "node:crypto";
import { importJWK, SignJWT } from "jose";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

const CURVE = "prime256v1";
const RECORD_BYTES = 4_096;
const VALID_MINUTES = 60;

/** The keys of a browser's subscription, in base64url. */
export type DeviceKeys = { p256dh: string; auth: string };

const bytes = (text: string) => Buffer.from(text, "base64url");
const hkdf = (key: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/** Whether a message can be encrypted for these keys. */
export function fitsPush({ p256dh, auth }: DeviceKeys): boolean {
  try {
    ECDH.convertKey(bytes(p256dh), CURVE);
    return bytes(p256dh).length === 65 && bytes(auth).length === 16;
  } catch {
    return false;
  }
}

/** Tests pass the values of RFC 8291. */
type Once = { salt: Buffer; privateKey?: Buffer };

/** Encrypts a payload for one device: RFC 8291, in a single record of RFC 8188. */
export function encryptPush(
  payload: string,
  { p256dh, auth }: DeviceKeys,
  { salt, privateKey }: Once = { salt: randomBytes(16) },
): Buffer {
  const sender = createECDH(CURVE);
  if (privateKey) sender.setPrivateKey(privateKey);
  else sender.generateKeys();
  const [reader, own] = [bytes(p256dh), sender.getPublicKey()];
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), reader, own]);
  const key = hkdf(sender.computeSecret(reader), bytes(auth), info, 32);
  const cipher = createCipheriv(
    "aes-128-gcm",
    hkdf(key, salt, "Content-Encoding: aes128gcm\0", 16),
    hkdf(key, salt, "Content-Encoding: nonce\0", 12),
  );
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(own.length, 4);
  // A byte of 2 ends the last record.
  const closed = Buffer.concat([cipher.update(`${payload}\u0002`, "utf8"), cipher.final()]);
  return Buffer.concat([salt, head, own, closed, cipher.getAuthTag()]);
}

type Sealing = Pick<Ctx, "sealers">;

/**
 * The key by which push services recognize the shop. It is derived from the shop's secret, so it is
 * stored nowhere. Almost every 32 bytes are a key of the curve.
 */
function shopKey({ sealers }: Sealing) {
  const key = createECDH(CURVE);
  key.setPrivateKey(bytes(sealers.digest("push key", "1")));
  return key;
}

/** The public key that a browser subscribes with, in base64url. */
export const pushKey = (reader: Sealing): string => shopKey(reader).getPublicKey("base64url");

type Claims = { audience: string; subject: string; now: Date };

/** Proves to a push service that the shop sends (RFC 8292). */
export async function signPush(
  reader: Sealing,
  { audience, subject, now }: Claims,
): Promise<string> {
  const key = shopKey(reader);
  const point = key.getPublicKey();
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
    d: key.getPrivateKey("base64url"),
  };
  const token = await new SignJWT()
    .setProtectedHeader({ alg: "ES256", typ: "JWT" })
    .setAudience(audience)
    .setSubject(subject)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + VALID_MINUTES * 60)
    .sign(await importJWK(jwk, "ES256"));
  return `vapid t=${token}, k=${point.toString("base64url")}`;
}
