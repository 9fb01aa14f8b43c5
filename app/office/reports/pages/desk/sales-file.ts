import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import { salesOf } from "../../queries/sales.server.ts";
import type { SalesRow } from "../../rules/sum-sales.ts";
import { salesMessages as say } from "../../texts/staff.ts";
import type { CsvRow } from "#app/platform/http/csv-answer.server.ts";
import { inPesos, reportFile } from "./report-file.server.ts";
import type { Route } from "./+types/sales-file.ts";

/** The sales of the period that the report showed, by day and payment method. */
export const action = (sent: Route.ActionArgs) =>
  reportFile(sent, {
    name: "sales",
    head: say.head,
    rows: async (db, days) => (await salesOf(db, days)).map(fileRow),
  });

function fileRow({ day, method, orders, paid, refunded }: SalesRow): CsvRow {
  const money = [paid, refunded, paid - refunded].map(inPesos);
  return [day, orderMessages.method[method], orders, ...money];
}
