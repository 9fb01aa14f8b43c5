import { writeDocuments } from "#app/selling/einvoices/commands/write-documents.server.ts";
import type { DocumentSource } from "#app/selling/einvoices/rules/document-terms.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { TaxTerms } from "../rules/tax-terms.ts";

/** Writes the electronic documents of an invoice or credit note, if the shop makes them by then. */
export async function documentSale(
  tx: Ctx,
  { electronicFrom }: Pick<TaxTerms, "electronicFrom">,
  source: DocumentSource,
): Promise<void> {
  if (electronicFrom === "" || source.day < electronicFrom) return;
  await writeDocuments(tx, source);
}
