/**
 * The text that has these very bytes, a byte order mark included: what is signed and what is read
 * must be the same. Nothing for bytes that are no text.
 */
export function exactText(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
