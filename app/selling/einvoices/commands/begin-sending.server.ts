import { eq } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isOpen, readConnection, type OpenConnection } from "../queries/connection.server.ts";
import { validDocument, type DocumentRow } from "../queries/valid-document.server.ts";
import { NO_DOCUMENT } from "../rules/document-terms.ts";
import { nextTry } from "../rules/next-step.ts";
import { eDocuments } from "../tables.server.ts";
import { replaceDocument } from "./replace-document.server.ts";

type Attempt = {
  document: DocumentRow & { submitId: string };
  connection: OpenConnection;
  /** An earlier attempt got no answer, or was cut off, so the receiver may have the document. */
  mayBeThere: boolean;
};

const WAIT_MINUTES = 60;

/**
 * Decides what happens to a document now: it is sent, or asked for. Undefined if another job did it,
 * if it waits for its invoice, or if it was signed before the Bureau certified the shop. Then a new
 * version takes its place.
 */
export async function beginSending(ctx: Ctx, documentId: string): Promise<Attempt | undefined> {
  return inTransaction(ctx, async (tx) => {
    const document = await lockRow(tx.db, eDocuments, documentId);
    if (!document || document.nextAt > tx.now) return undefined;
    if (document.state !== "queued" && document.state !== "sent") return undefined;
    const connection = await readConnection(tx);
    if (!isOpen(connection)) return undefined;
    const own = eq(eDocuments.id, document.id);
    const { submitId, state, tries } = document;
    if (state === "queued" && submitId === null) {
      if (!isSignedFor(document, connection)) {
        await replaceDocument(tx, document);
        return undefined;
      }
      if (!(await isInvoiceAccepted(tx, document))) {
        await tx.db
          .update(eDocuments)
          .set({ nextAt: addMinutes(tx.now, WAIT_MINUTES) })
          .where(own);
        return undefined;
      }
    }
    const begun = {
      submitId: submitId ?? newSubmitId(tx, connection.accreditation),
      tries: tries + 1,
      nextAt: nextTry(tries + 1, tx.now),
    };
    await tx.db.update(eDocuments).set(begun).where(own);
    return { document: { ...document, ...begun }, connection, mayBeThere: submitId !== null };
  });
}

function isSignedFor({ uniqueId, kid }: DocumentRow, { accreditation, keys }: OpenConnection) {
  return uniqueId.slice(8, 16) === accreditation && kid === keys.signingKeyId;
}

/** A credit note corrects a document that the Bureau has to know first. */
async function isInvoiceAccepted({ db }: Ctx, document: DocumentRow): Promise<boolean> {
  if (document.noteId === null || document.payload.PrevUniqueId === NO_DOCUMENT) return true;
  return (await validDocument(db, document))?.state === "accepted";
}

/** In the form that the Bureau asks for: accreditation, day, twelve characters. */
function newSubmitId({ now, ids }: Ctx, accreditation: string): string {
  const day = now.toISOString().slice(0, 10).replaceAll("-", "");
  return `${accreditation}-${day}-${ids.newId().replaceAll("-", "").slice(-12)}`;
}
