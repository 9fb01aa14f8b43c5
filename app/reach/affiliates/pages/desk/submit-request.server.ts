import { data, href } from "react-router";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { approveJoin } from "../../commands/approve-join.server.ts";
import { declineJoin } from "../../commands/decline-join.server.ts";
import { approveInput, declineInput } from "../../input.ts";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";

type Texts = Record<string, string>;

/** Decides on a request and redirects to the next one. */
export async function submitRequest(served: RequestContext, request: Request) {
  const texts = await readFormTexts(request);
  const { intent = "", affiliateId: about = "" } = texts;
  const again = (status: number, message: string, errors: Texts = {}) =>
    data({ about, intent, values: texts, message, errors }, { status });
  if (intent !== "approve" && intent !== "decline") return again(400, say.errors.unknown);
  const done = await decide(served.ctx, intent, texts);
  if ("errors" in done) {
    const stale = done.errors["version"] ?? done.errors["affiliateId"];
    return again(422, stale ?? "", stale ? {} : done.errors);
  }
  if (done.ok) {
    const next = `${href("/admin/affiliates/requests")}?after=${about}`;
    return redirectWithFlash(served, next, say.done[intent]);
  }
  const why = say.refused[done.reason];
  if (done.reason === "code_taken") return again(409, "", { code: why });
  return again(done.reason === "forbidden" ? 403 : 409, why);
}

async function decide(ctx: Ctx, intent: "approve" | "decline", texts: Texts) {
  if (intent === "approve") {
    const form = parseForm(approveInput, texts);
    return form.ok ? approveJoin(ctx, form.value) : form;
  }
  const form = parseForm(declineInput, texts);
  return form.ok ? declineJoin(ctx, form.value) : form;
}
