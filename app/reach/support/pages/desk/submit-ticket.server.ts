import { data, href } from "react-router";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { ticketInput } from "../../input.ts";
import { ticketMessages as say } from "../../texts/staff.ts";
import { carryOut } from "./carry-out.server.ts";
import { explainRefusal } from "./explain-refusal.server.ts";

type Texts = Record<string, string>;

export async function submitTicket(
  { ctx, env }: { ctx: Ctx; env: Pick<RequestContext["env"], "appUrl"> },
  ticketId: string,
  texts: Texts,
) {
  const { intent = "", text = "" } = texts;
  const answer = (status: number, message: string, errors: Texts) =>
    data({ intent, errors, text, values: texts, message }, { status });
  const form = parseForm(ticketInput, texts);
  if (!form.ok) {
    const [first = say.notUnderstood] = Object.values(form.errors);
    return answer(422, first, form.errors);
  }
  const { said, result } = await carryOut(ctx, ticketId, form.value);
  if (result.ok) {
    return redirectWithFlash({ env }, href("/admin/support/:ticketId", { ticketId }), said);
  }
  if (result.reason === "not_found") {
    const fields = [
      { name: "text", label: say.write },
      { name: "note", label: say.internalNote },
    ];
    const back = { to: href("/admin/support"), label: say.back };
    throw removedMeanwhile({ fields, texts, back });
  }
  const why = await explainRefusal(ctx, { ticketId, intent, reason: result.reason });
  return answer(why.status, why.message, why.errors);
}
