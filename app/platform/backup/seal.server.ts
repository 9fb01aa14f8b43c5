import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { errorCode } from "#app/lib/error-code.ts";
import { BackupRefused } from "./backup-refused.ts";

/**
 * Compresses and encrypts its input into a new file, which is on disk when it returns. The private
 * key of any recipient opens it.
 */
export async function sealInto(
  file: string,
  plain: Readable,
  recipients: readonly string[],
): Promise<void> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const compressing = createZstdCompress();
  const compressed = pipeline(plain, compressing);
  // This failure also fails the awaited write below.
  compressed.catch(() => undefined);
  const sealed = await encrypter.encrypt(bytesOf(compressing));
  const out = createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  await Promise.all([compressed, pipeline(Readable.fromWeb(asNodeStream(sealed)), out)]);
}

/** Reading the contents throws BackupRefused when they are incomplete or altered. */
export async function unseal(file: string, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity.trim());
  } catch (cause) {
    throw new BackupRefused("wrong_key", { cause });
  }
  const sealed = createReadStream(file);
  const opened = await decrypter.decrypt(bytesOf(sealed)).catch((cause: unknown) => {
    sealed.destroy();
    throw refusalOf(cause);
  });
  const plain = createZstdDecompress();
  pipeline(Readable.fromWeb(asNodeStream(opened)), plain).catch(() => undefined);
  return plain;
}

function refusalOf(cause: unknown): BackupRefused {
  const code = errorCode(cause);
  if (code === "ENOENT" || code === "EISDIR") return new BackupRefused("missing", { cause });
  const isOtherKey = cause instanceof Error && cause.message.includes("no identity matched");
  return new BackupRefused(isOtherKey ? "wrong_key" : "damaged", { cause });
}

// Node and the DOM describe the same streams with incompatible types.
function bytesOf(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

type NodeWebStream = Parameters<typeof Readable.fromWeb>[0];

function asNodeStream(stream: ReadableStream<Uint8Array>): NodeWebStream {
  return stream as NodeWebStream;
}
