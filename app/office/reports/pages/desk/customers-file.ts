import { buyersOf } from "../../queries/buyers-of.server.ts";
import { customerReportMessages as say } from "../../texts/staff-customers.ts";
import { reportFile } from "./report-file.server.ts";
import type { Route } from "./+types/customers-file.ts";

export const action = (sent: Route.ActionArgs) =>
  reportFile(sent, {
    name: "customers",
    head: say.head,
    rows: async (db, days) =>
      (await buyersOf(db, days)).map((row) => [
        row.day,
        row.new,
        row.returning,
        row.again,
        row.orders,
      ]),
  });
