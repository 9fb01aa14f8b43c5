import { shopDay } from "#app/lib/dates.ts";
import { toDecimal } from "#app/lib/money.ts";
import { readPeriod } from "#app/lib/report/period.ts";
import { orderMessages } from "#app/modules/orders/texts/shopper.ts";
import { salesOf } from "#app/modules/reports/queries/sales.server.ts";
import type { SalesRow } from "#app/modules/reports/rules/sum-sales.ts";
import { salesMessages as say } from "#app/modules/reports/texts/staff.ts";
import { csvAnswer, type CsvRow } from "#app/platform/http/csv-answer.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import type { Route } from "./+types/sales-file.ts";

/** The sales of the period that the report showed, by day and payment method. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { query } = await readFormTexts(request);
  const { days } = readPeriod(new URLSearchParams(query), shopDay(ctx.now));
  const rows = await salesOf(ctx.db, days);
  const name = `sales-${days.from}-to-${days.to}`;
  return csvAnswer({ name, head: say.head, parts: inOnePart(rows.map(fileRow)) });
}

function fileRow({ day, method, orders, paid, refunded }: SalesRow): CsvRow {
  const money = [paid, refunded, paid - refunded].map((amount) => Number(toDecimal(amount)));
  return [day, orderMessages.method[method], orders, ...money];
}

async function* inOnePart(rows: readonly CsvRow[]) {
  yield rows;
}
