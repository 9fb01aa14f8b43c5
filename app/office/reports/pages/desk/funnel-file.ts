import { funnelOf } from "../../queries/funnel.server.ts";
import { daysOfFunnel } from "../../rules/sum-funnel.ts";
import { funnelMessages as say } from "../../texts/staff-funnel.ts";
import { reportFile } from "./report-file.server.ts";
import type { Route } from "./+types/funnel-file.ts";

/** A row for each day with a column for each step. */
export const action = (sent: Route.ActionArgs) =>
  reportFile(sent, {
    name: "visits",
    head: say.head,
    rows: async (db, days) =>
      daysOfFunnel(await funnelOf(db, days)).map(({ day, counts }) => [day, ...counts]),
  });
