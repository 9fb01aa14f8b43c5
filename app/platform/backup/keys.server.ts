import { Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";

/** The owner has `identity`, the private half; the shop knows only `recipient`. */
export type BackupKey = { identity: string; recipient: string };

export async function makeKey(): Promise<BackupKey> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** The public half of a typed private key; undefined when the text is not a key. */
export async function recipientOf(identity: string): Promise<string | undefined> {
  return identityToRecipient(identity.trim()).catch(() => undefined);
}

export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}
