import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { LRUCache } from "lru-cache";

/** Encrypts and authenticates a text, so that only this shop can read or write it: for cookies. */
export type Sealer = {
  seal(text: string): string;
  /** Undefined for anything that we did not seal for this purpose. */
  open(sealed: string): string | undefined;
};

/** One sealer per purpose, so that a text sealed for one purpose is invalid for another. */
export type Sealers = {
  for(purpose: string): Sealer;
  /**
   * A keyed hash of something short, such as a network address, for comparison only: without the
   * shop's secret, no one can guess the original by trying. It also signs links.
   */
  digest(purpose: string, text: string): string;
  /** Takes constant time, so that forgers learn nothing from its duration. */
  isDigest(purpose: string, text: string, digest: string): boolean;
};

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Purposes whose key is cached; every mail has its own purpose. */
const MOST_PURPOSES = 100;

export function createSealers(secret: string): Sealers {
  // Deriving a key takes longer than using it. Digests have few purposes, so this map stays small.
  const keys = new Map<string, KeyObject>();
  const sealers = new LRUCache<string, Sealer>({ max: MOST_PURPOSES });
  const sealerOf = (purpose: string) => {
    const sealer = sealers.get(purpose) ?? createSealer(keyOf(secret, purpose));
    sealers.set(purpose, sealer);
    return sealer;
  };
  const keyOfDigest = (purpose: string) => {
    const key = keys.get(purpose) ?? createSecretKey(keyOf(secret, purpose));
    keys.set(purpose, key);
    return key;
  };
  const digest = (purpose: string, text: string) =>
    createHmac("sha256", keyOfDigest(purpose)).update(text).digest("base64url");
  return {
    for: sealerOf,
    digest,
    isDigest(purpose, text, given) {
      const [one, other] = [Buffer.from(given), Buffer.from(digest(purpose, text))];
      return one.length === other.length && timingSafeEqual(one, other);
    },
  };
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "project-me sealed", purpose, 32));
}

function createSealer(key: Buffer): Sealer {
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const closed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), closed]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
        decipher.setAuthTag(tag);
        const rest = bytes.subarray(IV_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(rest), decipher.final()]).toString("utf8");
      } catch {
        // The text was forged, cut off, or sealed under another secret.
        return undefined;
      }
    },
  };
}
