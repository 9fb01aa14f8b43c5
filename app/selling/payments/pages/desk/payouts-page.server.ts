import { data, href } from "react-router";
import { readSentTable } from "#app/running/imports/queries/read-sent-table.server.ts";
import { problemOf } from "#app/running/imports/texts/staff.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { importPayout } from "../../commands/import-payout.server.ts";
import { isProvider } from "../../rules/providers.ts";
import { readPayout, type PayoutProblem } from "../../rules/read-payout.ts";
import { payoutMessages as say } from "../../texts/staff-reconciliation.ts";

/** Parses a provider's file and compares it with the shop's payments. */
export async function submitPayout(served: RequestContext, request: Request) {
  const { texts, sent } = await readSentTable(request);
  const { provider = "" } = texts;
  const refused = (errors: Record<string, string>, message = "", status = 422) =>
    data({ provider, errors, message }, { status });
  if (!isProvider(provider)) return refused({ provider: say.problems.provider });
  const inFile = (error: string) => refused({ file: error });
  if (!sent.ok) return inFile(problemOf(sent));
  const { name: fileName, bytes } = sent.value;
  const lines = readPayout(sent.value);
  if (!lines.ok) return inFile(said(lines));
  const done = await importPayout(served.ctx, { provider, fileName, bytes, lines: lines.value });
  if (done.ok) {
    const { lines: count, odd } = done.value;
    return redirectWithFlash(
      served,
      href("/admin/orders/reconciliation/payouts"),
      say.imported(count, odd),
    );
  }
  if (done.reason === "no_lines") return inFile(say.problems.no_lines);
  return refused({}, say.errors[done.reason], done.reason === "forbidden" ? 403 : 409);
}

function said(problem: PayoutProblem): string {
  return problem.reason === "unreadable_row"
    ? say.problems.unreadable_row(problem.rowNo)
    : say.problems[problem.reason];
}
