import { affiliateSalesOf } from "../../queries/affiliate-sales.server.ts";
import { affiliateReportMessages as say } from "../../texts/staff-affiliates.ts";
import { inPesos, reportFile } from "./report-file.server.ts";
import type { Route } from "./+types/affiliates-file.ts";

/**
 * The file has only codes. A file with names is the export of the list of affiliates, which is
 * recorded.
 */
export const action = (sent: Route.ActionArgs) =>
  reportFile(sent, {
    name: "affiliate-sales",
    head: say.head,
    rows: async (db, days) =>
      (await affiliateSalesOf(db, days)).map((row) => {
        const { code, orders, firstOrders, paid, refunded, commission } = row;
        const money = [paid, refunded, paid - refunded, commission].map(inPesos);
        return [code, orders, firstOrders, ...money];
      }),
  });
