import { refuse } from "#app/lib/result.ts";
import type { NotSaved } from "#app/platform/edits/submit-edit.server.ts";
import { REPORT_FIELD } from "../../rules/report-terms.ts";
import { lotAdminMessages as say } from "../../texts/staff.ts";

type Reason = keyof typeof say.errors;

const STATUS: Record<Reason, number> = {
  forbidden: 403,
  not_found: 404,
  taken: 409,
  packed: 422,
  recalled: 409,
  over: 409,
  failed: 409,
  failed_stays: 409,
  is_checked: 409,
  confirm_failure: 422,
  file_used: 409,
  is_open: 409,
  not_on_shelf: 409,
  not_open: 409,
  no_report: 409,
  missing: 422,
  too_large: 413,
  not_whole: 400,
  not_a_document: 422,
  active_pdf: 422,
};

export const explain = (reason: Reason) => ({
  status: STATUS[reason],
  message: say.errors[reason],
});

export const refuseAct = (reason: Reason): NotSaved => refuse(reason, explain(reason));

/** For the form with a report, whose message belongs to the file field. */
export const refuseReport = (reason: Reason): NotSaved =>
  refuse(reason, { status: STATUS[reason], errors: { [REPORT_FIELD]: say.errors[reason] } });

export const refuseForm = (errors: Record<string, string>): NotSaved =>
  refuse("invalid", { status: 422, errors });
