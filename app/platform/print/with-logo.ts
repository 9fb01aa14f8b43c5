import type { PrintDocument } from "./print-document.ts";

/** The document with the logo above its sender; as it is where the shop has none. */
export function withLogo(
  document: PrintDocument,
  logo: PrintDocument["sender"]["logo"],
): PrintDocument {
  return logo ? { ...document, sender: { ...document.sender, logo } } : document;
}
