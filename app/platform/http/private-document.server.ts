import type { DocumentType } from "../files/read-document.server.ts";
import { fileAnswer } from "./file-answer.server.ts";
import { pictureAnswer } from "./picture-answer.server.ts";

type Document = { name: string; type: DocumentType; bytes: Uint8Array };

/** A picture is shown; a PDF is downloaded and never opened in our origin. */
export function privateDocument({ name, type, bytes }: Document): Response {
  if (type === "image/webp") return pictureAnswer(bytes, name);
  return fileAnswer({ name: `${name}.pdf`, type, content: bytes });
}
