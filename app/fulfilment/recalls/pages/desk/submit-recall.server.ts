import { data, href } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { findLot } from "#app/goods/lots/queries/list-lots.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { orNotFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { remindBuyers } from "../../commands/remind-buyers.server.ts";
import { startRecall } from "../../commands/start-recall.server.ts";
import { recallForm } from "../../input.ts";
import { recallMessages as say } from "../../texts/staff.ts";

type Answer = { message?: string; errors?: Texts; values?: Texts };
const answer = (status: number, said: Answer) => data<Answer>(said, { status });
const STATUS = { forbidden: 403, not_found: 404 } as const;
type Reason = keyof typeof say.errors;
const refused = (reason: Reason) =>
  answer(reason in STATUS ? STATUS[reason as keyof typeof STATUS] : 409, {
    message: say.errors[reason],
  });

export async function submitRecall(served: RequestContext, lotId: string, texts: Texts) {
  const { ctx } = served;
  const lot = orNotFound(await findLot(ctx.db, lotId));
  const page = href("/admin/lots/:lotId/recall", { lotId });
  if (texts["intent"] === "remind") {
    const sendings = Number(texts["sendings"] ?? Number.NaN);
    const done = await remindBuyers(ctx, { lotId, sendings });
    if (!done.ok) return refused(done.reason);
    return redirectWithFlash(served, page, say.reminded(done.value.buyers));
  }
  if (texts["intent"] !== "start") return answer(400, { message: say.noStep });
  const form = parseForm(recallForm, texts);
  if (!form.ok) return answer(422, { errors: form.errors, values: texts });
  const started = await startRecall(ctx, { lotId, ...form.value });
  if (!started.ok) return refused(started.reason);
  return redirectWithFlash(served, page, say.started(lot.lotNumber, started.value.buyers));
}
