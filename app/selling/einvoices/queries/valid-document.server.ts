import { and, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { eDocuments } from "../tables.server.ts";

export type DocumentRow = typeof eDocuments.$inferSelect;

/** The valid document of an invoice, which its credit notes correct. */
export async function validDocument(
  db: Db,
  { invoiceId, taxClass }: Pick<DocumentRow, "invoiceId" | "taxClass">,
): Promise<DocumentRow | undefined> {
  const [found] = await db
    .select()
    .from(eDocuments)
    .where(
      and(
        eq(eDocuments.invoiceId, invoiceId),
        isNull(eDocuments.noteId),
        eq(eDocuments.taxClass, taxClass),
        ne(eDocuments.state, "corrected"),
      ),
    );
  return found;
}
