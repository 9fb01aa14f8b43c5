import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import type { RecordSummary } from "#app/lib/list/record-summary.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { findReport } from "../../queries/vial-reports.server.ts";
import { showCode } from "../../rules/vial-code.ts";
import { vialMessages as say } from "../../texts/staff.ts";
import type { Route } from "./+types/report-summary.ts";

/** The panel beside the list shows a report and its next step, which leads to its page. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<RecordSummary> {
  const report = orNotFound(await findReport(context.get(requestContext).ctx.db, params.reportId));
  const received = formatDateTime(report.createdAt);
  const { id, settledAt, outcome } = report;
  const known: [string, string | null][] = [
    [say.state, settledAt ? say.settledOn(formatDateTime(settledAt)) : say.open],
    [say.complaint, say.complaints[report.complaint]],
    [say.message, report.message],
    [say.contact, report.contact ?? say.noContact],
    [say.product, report.productName],
    [say.lot, report.lotNumber],
    [say.lookups, report.lookups.toLocaleString("en")],
    [say.received, received],
    [say.outcome, outcome],
  ];
  return {
    title: say.reportOf(showCode(report.code), received),
    facts: known.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    next: settledAt
      ? undefined
      : { label: say.settle, to: href("/admin/vial-reports/:reportId", { reportId: id }) },
  };
}
