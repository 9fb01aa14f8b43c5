import { beginExport } from "#app/selling/invoices/commands/begin-export.server.ts";
import { bookEntries } from "#app/selling/invoices/queries/sales-book.server.ts";
import type { BookEntry } from "#app/selling/invoices/rules/sum-book.ts";
import { bookMessages as say } from "#app/selling/invoices/texts/staff-book.ts";
import { invoiceMessages } from "#app/selling/invoices/texts/staff.ts";
import type { CsvRow } from "#app/platform/http/csv-answer.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { inPesos, reportFile } from "./report-file.server.ts";
import type { Route } from "./+types/sales-book-file.ts";

/** The sales book of the period that the report showed, a document each. It names buyers. */
export function action(sent: Route.ActionArgs) {
  const { ctx } = sent.context.get(requestContext);
  return reportFile(sent, {
    name: say.file,
    head: say.head,
    rows: async (db, days) => {
      const begun = await beginExport(ctx, { ...days });
      if (!begun.ok) throw new Response(invoiceMessages.forbidden, { status: 403 });
      return (await bookEntries(db, days)).map(fileRow);
    },
  });
}

function fileRow(entry: BookEntry): CsvRow {
  const { day, kind, number, invoiceNumber, orderNumber, buyer, registration } = entry;
  const { vatable, vat, zeroRated, exempt, total } = entry;
  return [
    day,
    say.documents[kind],
    number,
    kind === "credit_note" ? invoiceNumber : "",
    orderNumber ?? "",
    buyer === "" ? say.several : buyer,
    invoiceMessages.registrations[registration],
    ...[vatable, vat, zeroRated, exempt, total].map(inPesos),
  ];
}
