import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { decideArrival } from "../../commands/decide-arrival.server.ts";
import { decideInput } from "../../input.ts";
import { findArrival } from "../../queries/find-arrival.server.ts";
import { arrivalMessages as say } from "../../texts/staff.ts";

export async function submitDecision(
  served: Pick<RequestContext, "ctx" | "env">,
  request: Request,
  arrivalId: string,
) {
  const values = await readFormTexts(request);
  if (!(await findArrival(served.ctx.db, arrivalId))) throw notFound();
  const again = (status: number, message: string, errors: Record<string, string> = {}) =>
    data({ values, message, errors }, { status });
  const form = parseForm(decideInput, values);
  if (!form.ok) {
    const stale = form.errors["version"] ?? form.errors["key"];
    return stale ? again(422, stale) : again(422, "", form.errors);
  }
  const done = await decideArrival(served.ctx, { arrivalId, ...form.value });
  if (done.ok) {
    return redirectWithFlash(served, href("/admin/arrivals/:arrivalId", { arrivalId }), say.done);
  }
  return again(done.reason === "forbidden" ? 403 : 409, say.errors[done.reason]);
}
