import { filesContext } from "#app/platform/files/files-context.server.ts";
import { documentAnswer } from "#app/platform/http/document-answer.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { lotMessages } from "../../texts/shopper.ts";
import { readReport } from "../../queries/list-lots.server.ts";
import { REPORT_FILES } from "../../rules/report-terms.ts";
import type { Route } from "./+types/report-file.ts";

/** A published report; public. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const store = context.get(filesContext).area(REPORT_FILES);
  const report = await readReport(context.get(requestContext).ctx.db, store, params.reportId);
  if (!report) throw notFound();
  if ("withdrawnWhy" in report) {
    return new Response(lotMessages.withdrawnFile(report.lotNumber, report.withdrawnWhy), {
      status: 410,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  }
  const name = `lot-${report.lotNumber}`;
  const answer = documentAnswer(report.bytes, { type: report.fileType, name });
  // A report can be withdrawn, so caches must forget it soon.
  answer.headers.set("cache-control", "public, max-age=300");
  return answer;
}
