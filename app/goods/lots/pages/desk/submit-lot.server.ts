import { data, href, type RouterContextProvider } from "react-router";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import type { EditAnswer } from "#app/lib/edit.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { readUploadForm } from "#app/platform/http/read-upload.server.ts";
import { actOf } from "#app/platform/http/forms.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { findLot } from "../../queries/list-lots.server.ts";
import { MAX_REPORT_BYTES, REPORT_FIELD, REPORT_FILES } from "../../rules/report-terms.ts";
import { lotActs, submitReport } from "./lot-acts.server.ts";

/** Handles all forms of a lot's page. A form without a known `intent` adds a report. */
export async function submitLot(
  request: Request,
  context: Readonly<RouterContextProvider>,
  lotId: string,
) {
  const served = context.get(requestContext);
  const upload = await readUploadForm(request, REPORT_FIELD, MAX_REPORT_BYTES);
  const { texts } = upload;
  const sent = texts["intent"] ?? "";
  const act = actOf(lotActs, sent);
  if (!(await findLot(served.ctx.db, lotId))) throw notFound();
  const store = context.get(filesContext).area(REPORT_FILES);
  const done = act
    ? await act(served.ctx, lotId, texts)
    : await submitReport(served.ctx, store, lotId, upload);
  if (done.ok) {
    const page = href("/admin/lots/:lotId", { lotId });
    return redirectWithUndo(served, page, done.value, { type: "lot", id: lotId });
  }
  const { status, errors = {}, message, conflict } = done;
  const answer: EditAnswer = { values: texts, errors, message, conflict };
  return data({ ...answer, intent: act ? sent : "report" }, { status });
}
