import { and, eq, isNotNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { DocumentBody } from "../rules/map-document.ts";
import { eDocuments } from "../tables.server.ts";
import type { DocumentRow } from "../queries/valid-document.server.ts";
import { writeDocument } from "./write-document.server.ts";

/**
 * Signs a new version of a document, which takes its place. Queued credit notes name the document
 * that they correct, so they are signed anew with it. The caller has locked the document.
 */
export async function replaceDocument(
  tx: Ctx,
  document: DocumentRow,
  body: DocumentBody = document.payload,
): Promise<string> {
  await tx.db
    .update(eDocuments)
    .set({ state: "corrected", endedAt: tx.now })
    .where(eq(eDocuments.id, document.id));
  const { invoiceId, noteId, taxClass, number, day, total, dueAt } = document;
  const facts = { invoiceId, noteId, taxClass, number, day, total, dueAt };
  const id = await writeDocument(tx, { ...facts, revision: document.revision + 1 }, body);
  if (noteId === null) {
    const credits = await tx.db
      .select()
      .from(eDocuments)
      .where(
        and(
          eq(eDocuments.invoiceId, invoiceId),
          isNotNull(eDocuments.noteId),
          eq(eDocuments.taxClass, taxClass),
          eq(eDocuments.state, "queued"),
        ),
      )
      .for("update");
    for (const credit of credits) await replaceDocument(tx, credit);
  }
  return id;
}
