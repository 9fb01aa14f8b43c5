import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, open, truncate } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { BackupRefused } from "../backup/backup-refused.ts";
import { sealInto, unseal } from "../backup/seal.server.ts";

/** The private key of any recipient opens a file. The signing key proves that this shop wrote it. */
export type WritingKeys = { recipients: readonly string[]; signingKey: string };
export type ReadingKeys = { identity: string; signingKey: string };

const SIGNATURE_BYTES = 32;

/** Compresses, encrypts and signs into a new file. The signature covers the name. */
export async function sealSigned(file: string, plain: Readable, keys: WritingKeys): Promise<void> {
  await sealInto(file, plain, keys.recipients);
  await signFile(file, keys.signingKey);
}

/** Once, and under the name that the file has in the archive. */
export async function signFile(file: string, signingKey: string): Promise<void> {
  await appendFile(file, await signatureOf(file, signingKey), { flush: true });
}

/** Checks the signature and takes it off, then opens the file. Throws BackupRefused. */
export async function unsealSigned(file: string, keys: ReadingKeys): Promise<Readable> {
  const given = await takeSignature(file);
  const right = await signatureOf(file, keys.signingKey);
  const plain = await unseal(file, keys.identity);
  if (given && timingSafeEqual(given, right)) return plain;
  plain.destroy();
  throw new BackupRefused("damaged");
}

async function signatureOf(file: string, signingKey: string): Promise<Buffer> {
  const digest = createHash("sha256");
  for await (const chunk of createReadStream(file)) digest.update(chunk);
  return createHmac("sha256", Buffer.from(signingKey, "base64url"))
    .update(`${path.basename(file)}\n`)
    .update(digest.digest())
    .digest();
}

async function takeSignature(file: string): Promise<Buffer | undefined> {
  const handle = await open(file, "r");
  try {
    const sealed = (await handle.stat()).size - SIGNATURE_BYTES;
    if (sealed <= 0) return undefined;
    const { buffer } = await handle.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, sealed);
    await truncate(file, sealed);
    return buffer;
  } finally {
    await handle.close();
  }
}
