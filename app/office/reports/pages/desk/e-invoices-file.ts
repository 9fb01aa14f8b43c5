import { shopDay } from "#app/lib/dates.ts";
import { readPeriod } from "#app/lib/report/period.ts";
import { beginExport } from "#app/selling/invoices/commands/begin-export.server.ts";
import { eInvoices } from "#app/selling/invoices/queries/e-invoices.server.ts";
import { bookMessages as say } from "#app/selling/invoices/texts/staff-book.ts";
import { invoiceMessages } from "#app/selling/invoices/texts/staff.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { jsonFile } from "#app/platform/http/json-file.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import type { Route } from "./+types/e-invoices-file.ts";

/** The documents of the period that the report showed, for a provider of electronic invoicing. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { query } = await readFormTexts(request);
  const { days } = readPeriod(new URLSearchParams(query), shopDay(ctx.now));
  const begun = await beginExport(ctx, { ...days });
  if (!begun.ok) throw new Response(invoiceMessages.forbidden, { status: 403 });
  return jsonFile(`${say.json.file}-${days.from}-to-${days.to}`, eInvoices(ctx.db, days));
}
