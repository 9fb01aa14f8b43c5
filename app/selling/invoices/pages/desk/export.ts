import { shopDay } from "#app/lib/dates.ts";
import { readListQuery } from "#app/lib/list/list-query.ts";
import { toDecimal } from "#app/lib/money.ts";
import { csvAnswer, type CsvRow } from "#app/platform/http/csv-answer.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { everyPart } from "#app/platform/list/read-part.server.ts";
import { beginExport } from "../../commands/begin-export.server.ts";
import { invoicesFor, type InvoiceRow } from "../../queries/list-invoices.server.ts";
import { invoiceMessages as say } from "../../texts/staff.ts";
import { invoiceList } from "../../views/invoice-list.ts";
import type { Route } from "./+types/export.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { query: asked } = await readFormTexts(request);
  const query = readListQuery(invoiceList, new URLSearchParams(asked));
  const begun = await beginExport(ctx, { ...query.filters, search: query.search });
  if (!begun.ok) throw new Response(say.forbidden, { status: 403 });
  const parts = inRows(everyPart(invoicesFor(ctx.db, query), query.sort));
  return csvAnswer({ name: `${say.file}-${shopDay(ctx.now)}`, head: say.fileHead, parts });
}

async function* inRows(parts: AsyncIterable<readonly InvoiceRow[]>) {
  for await (const rows of parts) yield rows.map(rowOf);
}

function rowOf(row: InvoiceRow): CsvRow {
  const { number, day, issuedAt, buyer, orderCount, registration } = row;
  const amounts = [row.vatable, row.vat, row.zeroRated, row.exempt, row.total, row.credited].map(
    (amount) => Number(toDecimal(amount)),
  );
  return [
    number,
    day,
    shopDay(issuedAt),
    buyer?.orderNumber ?? "",
    buyer?.name ?? say.ofDay(orderCount),
    say.registrations[registration],
    ...amounts,
  ];
}
