import { and, asc, eq, gt, ne } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { eDocumentKeys, eDocuments } from "../tables.server.ts";

const PART = 200;

/** `documentId` comes unchecked from an address. */
export async function findDocument(db: Db, documentId: string) {
  if (!isUuid(documentId)) return undefined;
  const [found] = await db
    .select({ document: eDocuments, publicJwk: eDocumentKeys.publicJwk })
    .from(eDocuments)
    .innerJoin(eDocumentKeys, eq(eDocumentKeys.kid, eDocuments.kid))
    .where(eq(eDocuments.id, documentId));
  return found && { ...found.document, publicJwk: found.publicJwk };
}

/** The documents of an invoice and its credit notes, with all their versions, oldest first. */
export async function documentsOfInvoice(db: Db, invoiceId: string) {
  const { id, number, taxClass, revision, state } = eDocuments;
  return db
    .select({ id, number, taxClass, revision, state })
    .from(eDocuments)
    .where(eq(eDocuments.invoiceId, invoiceId))
    .orderBy(asc(eDocuments.id));
}

/** The valid documents of a day as a file for a provider, in chunks. */
export async function* dayFile(db: Db, day: string): AsyncGenerator<string> {
  const { id, uniqueId, number, kid, jws, payload } = eDocuments;
  const keys = await db.select({ publicJwk: eDocumentKeys.publicJwk }).from(eDocumentKeys);
  const known = JSON.stringify(keys.map(({ publicJwk }) => publicJwk));
  yield `{"format":"signed-e-invoices/1","day":"${day}","keys":${known},"documents":[`;
  let after = "00000000-0000-0000-0000-000000000000";
  for (let isFirst = true; ; isFirst = false) {
    const rows = await db
      .select({ id, uniqueId, number, kid, jws, payload })
      .from(eDocuments)
      .where(and(eq(eDocuments.day, day), ne(eDocuments.state, "corrected"), gt(id, after)))
      .orderBy(asc(id))
      .limit(PART);
    if (rows.length === 0) break;
    const texts = rows.map(({ id: _, payload: document, ...row }) =>
      JSON.stringify({ ...row, document }),
    );
    yield (isFirst ? "" : ",") + texts.join(",");
    after = rows.at(-1)?.id ?? after;
  }
  yield "]}\n";
}
