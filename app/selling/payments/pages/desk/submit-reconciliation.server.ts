import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { endFinding } from "../../commands/end-finding.server.ts";
import { endFindingInput } from "../../input.ts";
import { reconciliationMessages as say } from "../../texts/staff-reconciliation.ts";

/** Records the explanation of staff for a difference, then shows the next one. */
export async function submitReconciliation(served: RequestContext, request: Request) {
  const texts = await readFormTexts(request);
  const { findingId: about = "", note = "" } = texts;
  const again = (status: number, message: string, errors: Record<string, string> = {}) =>
    data({ about, note, message, errors }, { status });
  if (texts["intent"] !== "end") return again(400, say.errors.unknown);
  const form = parseForm(endFindingInput, texts);
  if (!form.ok) {
    const { findingId: stale = "", ...errors } = form.errors;
    return again(422, stale, errors);
  }
  const ended = await endFinding(served.ctx, form.value);
  if (ended.ok) {
    const next = `${href("/admin/orders/reconciliation")}?after=${form.value.findingId}`;
    return redirectWithFlash(served, next, say.ended);
  }
  return again(ended.reason === "forbidden" ? 403 : 409, say.errors[ended.reason]);
}
