import { discountUsesOf } from "../../queries/discount-uses.server.ts";
import { rankDiscounts, type RankedDiscount } from "../../rules/sum-discounts.ts";
import { discountReportMessages as say } from "../../texts/staff-discounts.ts";
import type { CsvRow } from "#app/platform/http/csv-answer.server.ts";
import { inPesos, reportFile } from "./report-file.server.ts";
import type { Route } from "./+types/discounts-file.ts";

export const action = (sent: Route.ActionArgs) =>
  reportFile(sent, {
    name: "discounts",
    head: say.head,
    rows: async (db, days) => rankDiscounts(await discountUsesOf(db, days), undefined).map(fileRow),
  });

function fileRow(code: RankedDiscount): CsvRow {
  const { name, isBatch, uses, firstOrders, laterOrders, given, paid, refunded, revenue } = code;
  const money = [given, paid, refunded, revenue].map(inPesos);
  return [name, isBatch ? say.yes : say.no, uses, firstOrders, laterOrders, ...money];
}
