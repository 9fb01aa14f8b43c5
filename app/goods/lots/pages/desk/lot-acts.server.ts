import { ok, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { NotSaved } from "#app/platform/edits/submit-edit.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { readUploadForm } from "#app/platform/http/read-upload.server.ts";
import { addLabReport } from "../../commands/add-lab-report.server.ts";
import { checkLot } from "../../commands/check-lot.server.ts";
import { closeLot } from "../../commands/close-lot.server.ts";
import { openLot } from "../../commands/open-lot.server.ts";
import { withdrawReport } from "../../commands/withdraw-report.server.ts";
import { reportInput, whyInput, withdrawalInput } from "../../input.ts";
import { REPORT_FIELD } from "../../rules/report-terms.ts";
import { resultMessages as results } from "../../texts/staff-results.ts";
import { lotAdminMessages as say } from "../../texts/staff.ts";
import { readResults } from "./read-results.ts";
import { refuseAct, refuseForm, refuseReport } from "./refuse-act.server.ts";
import { submitCorrection } from "./submit-correction.server.ts";

type Texts = Readonly<Record<string, string>>;
type LotAct = (ctx: Ctx, lotId: string, texts: Texts) => Promise<Result<string, NotSaved>>;

/** Actions on a lot besides adding a report, by the `intent` of the form. They return a message. */
export const lotActs: Record<string, LotAct> = {
  open: async (ctx, lotId) => {
    const opened = await openLot(ctx, lotId);
    return opened.ok ? ok(say.opened) : refuseAct(opened.reason);
  },
  close: async (ctx, lotId, texts) => {
    const form = parseForm(whyInput, texts);
    if (!form.ok) return refuseForm(form.errors);
    const closed = await closeLot(ctx, { lotId, ...form.value });
    return closed.ok ? ok(say.closed) : refuseAct(closed.reason);
  },
  check: async (ctx, lotId) => {
    const checked = await checkLot(ctx, lotId);
    return checked.ok ? ok(results.checkedDone) : refuseAct(checked.reason);
  },
  correct: submitCorrection,
  withdraw: async (ctx, lotId, texts) => {
    const form = parseForm(withdrawalInput, texts);
    if (!form.ok) return form.errors["reportId"] ? refuseAct("no_report") : refuseForm(form.errors);
    const withdrawn = await withdrawReport(ctx, { lotId, ...form.value });
    if (withdrawn.ok) return ok(say.withdrawnDone);
    return refuseAct(withdrawn.reason === "not_found" ? "no_report" : withdrawn.reason);
  },
};

export async function submitReport(
  ctx: Ctx,
  store: FileStore,
  lotId: string,
  { texts, file }: Awaited<ReturnType<typeof readUploadForm>>,
): Promise<Result<string, NotSaved>> {
  if (!file.ok && file.reason !== "missing") return refuseReport(file.reason);
  const form = parseForm(reportInput, texts);
  const read = readResults(texts);
  if (!form.ok || !read.ok) {
    return refuseForm({ ...(form.ok ? {} : form.errors), ...(read.ok ? {} : read.errors) });
  }
  if (!file.ok) return refuseReport(file.reason);
  const facts = { ...form.value, results: read.value };
  const added = await addLabReport(ctx, store, { lotId, sent: file.value, facts });
  if (added.ok) return ok(say.added);
  if (added.reason === "confirm_failure") return refuseForm({ failureSeen: results.confirmNeeded });
  if (added.reason === "file_used") {
    return refuseForm({ [REPORT_FIELD]: say.fileUsed(added.lotNumber) });
  }
  return refuseReport(added.reason);
}
