import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { readTaxTerms } from "../rules/tax-terms.ts";
import { ownDocuments } from "../views/own-documents.ts";
import { invoiceChoice } from "./invoice-choice.server.ts";

export async function ownInvoices(
  db: Db,
  order: Parameters<typeof invoiceChoice>[1],
  settings: Settings,
) {
  const { documents, mayAsk } = await invoiceChoice(db, order, readTaxTerms(settings).terms);
  return { ...ownDocuments(documents), mayAsk };
}
