import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { readPicture, type Picture } from "./read-picture.server.ts";

export type Document =
  | ({ type: "image/webp" } & Picture)
  | { type: "application/pdf"; bytes: Uint8Array; width: null; height: null };

export type DocumentType = Document["type"];

/**
 * What makes a PDF do something when it is opened. One that hides these in packed streams is not
 * found here, which is why a PDF is only ever sent as a download under a policy that runs nothing.
 */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|OpenAction|AA)\b/;

/** A picture, re-encoded, or a PDF as it came. */
export async function readDocument(
  sent: Uint8Array,
): Promise<Result<Document, Refusal<"not_a_document" | "active_pdf">>> {
  const text = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength).toString("latin1");
  if (!text.startsWith("%PDF-")) {
    const picture = await readPicture(sent);
    return picture.ok ? ok({ type: "image/webp", ...picture.value }) : refuse("not_a_document");
  }
  if (!/^%PDF-[12]\.\d\s/.test(text) || !text.slice(-1_024).includes("%%EOF")) {
    return refuse("not_a_document");
  }
  if (ACTIVE.test(text)) return refuse("active_pdf");
  return ok({ type: "application/pdf", bytes: sent, width: null, height: null });
}
