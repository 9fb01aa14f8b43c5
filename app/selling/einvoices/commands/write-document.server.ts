import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { readConnection } from "../queries/connection.server.ts";
import { validDocument, type DocumentRow } from "../queries/valid-document.server.ts";
import { NO_DOCUMENT } from "../rules/document-terms.ts";
import { uniqueIdOf, type DocumentBody } from "../rules/map-document.ts";
import { eDocuments } from "../tables.server.ts";
import { signPayload } from "./sign-payload.server.ts";

type NewDocument = Pick<
  DocumentRow,
  "invoiceId" | "noteId" | "taxClass" | "number" | "day" | "total" | "revision" | "dueAt"
>;

/** Signs and writes a document, unless its invoice already has a valid one of its class. */
export async function writeDocument(tx: Ctx, facts: NewDocument, body: DocumentBody) {
  const id = tx.ids.newId();
  const { accreditation } = await readConnection(tx);
  const uniqueId = uniqueIdOf(tx.now, accreditation, id);
  const PrevUniqueId = facts.noteId
    ? ((await validDocument(tx.db, facts))?.uniqueId ?? NO_DOCUMENT)
    : "";
  const payload = { ...body, EisUniqueId: uniqueId, PrevUniqueId };
  const signature = await signPayload(tx, payload);
  await tx.db
    .insert(eDocuments)
    .values({
      ...facts,
      ...signature,
      id,
      uniqueId,
      payload,
      nextAt: tx.now,
      createdAt: tx.now,
    })
    .onConflictDoNothing();
  return id;
}
