import { data, href, type RouterContextProvider } from "react-router";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readUploadForm } from "#app/platform/http/read-upload.server.ts";
import { actOf } from "#app/platform/http/forms.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { findPayout } from "../../queries/payouts.server.ts";
import { MAX_PROOF_BYTES, PROOF_FIELD, PROOF_FILES } from "../../rules/proof-terms.ts";
import { paymentMessages } from "../../texts/staff-payments.ts";
import { payoutMessages as say } from "../../texts/staff-payouts.ts";
import { paymentActs } from "./payment-acts.server.ts";

type Texts = Record<string, string>;

/** The forms of a payout's payments, by their intent. */
export async function submitPayments(
  request: Request,
  context: Readonly<RouterContextProvider>,
  payoutId: string,
) {
  const served = context.get(requestContext);
  const { texts, file } = await readUploadForm(request, PROOF_FIELD, MAX_PROOF_BYTES);
  const { intent = "" } = texts;
  const again = (status: number, message: string, errors: Texts = {}) =>
    data({ intent, values: texts, message, errors }, { status });
  if (!(await findPayout(served.ctx.db, payoutId))) throw notFound();
  if (!file.ok && file.reason !== "missing") {
    return again(file.reason === "too_large" ? 413 : 400, paymentMessages.file[file.reason]);
  }
  const act = actOf(paymentActs, intent);
  if (!act) return again(400, say.errors.unknown);
  const store = context.get(filesContext).area(PROOF_FILES);
  const done = await act(texts, served.ctx, { payoutId, store, sent: file.ok ? file.value : null });
  if ("errors" in done) {
    const stale = done.errors["lineId"] ?? done.errors["proofId"] ?? done.errors["method"];
    return again(422, stale ?? "", stale ? {} : done.errors);
  }
  if (done.ok) {
    const page = href("/admin/affiliates/payouts/:payoutId/payments", { payoutId });
    return redirectWithFlash(served, page, done.text);
  }
  const { reason } = done;
  if (reason === "not_a_document" || reason === "active_pdf") {
    return again(422, "", { [PROOF_FIELD]: paymentMessages.file[reason] });
  }
  return again(reason === "forbidden" ? 403 : 409, say.refused[reason]);
}
