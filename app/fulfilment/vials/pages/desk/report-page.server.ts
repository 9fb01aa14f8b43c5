import { data, href } from "react-router";
import type { EditAnswer } from "#app/lib/edit.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { settleReport } from "../../commands/settle-report.server.ts";
import { outcomeInput } from "../../input.ts";
import { vialMessages as say } from "../../texts/staff.ts";

const STATUS = { forbidden: 403, not_found: 404, settled: 409 } as const;

export async function submitOutcome(request: Request, served: RequestContext, reportId: string) {
  const texts = await readFormTexts(request);
  const form = parseForm(outcomeInput, texts);
  const answer = (given: EditAnswer, status: number) => data(given, { status });
  if (!form.ok) return answer({ values: texts, errors: form.errors }, 422);
  const settled = await settleReport(served.ctx, { reportId, ...form.value });
  if (settled.ok) return redirectWithFlash(served, href("/admin/vial-reports"), say.settledDone);
  if (settled.reason === "not_found") throw notFound();
  const message = say.errors[settled.reason];
  return answer({ values: texts, errors: {}, message }, STATUS[settled.reason]);
}
