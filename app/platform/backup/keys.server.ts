import { Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";

/** The owner has `identity`, the private half; the shop knows `recipient` alone. */
export type BackupKey = { identity: string; recipient: string };

export async function makeKey(): Promise<BackupKey> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** The public half of a private key as somebody typed it; undefined when it is none. */
export async function recipientOf(identity: string): Promise<string | undefined> {
  return identityToRecipient(identity.trim()).catch(() => undefined);
}

/** Whether backups can be encrypted to this text. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}
