import { data, href } from "react-router";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { decideConcession } from "../../commands/decide-concession.server.ts";
import { endConcession } from "../../commands/end-concession.server.ts";
import { aboutConcession, claimDecision, soughtApproved } from "../../input.ts";
import { approvedClaims } from "../../queries/approved-claims.server.ts";
import { claimMessages as say } from "../../texts/staff.ts";
import { showApproved } from "../../views/show-approved.ts";

type Errors = Readonly<Record<string, string>>;

const again = (status: number, about: string, message: string, errors: Errors = {}) =>
  data({ about, message, errors }, { status });

/** Decides on the shown ID, ends a customer's discount, or searches a customer. */
export async function submitClaim(
  { served, store }: { served: RequestContext; store: FileStore },
  request: Request,
) {
  const queue = href("/admin/customers/ids");
  const texts = await readFormTexts(request);
  const about = texts["concessionId"] ?? "";
  if (texts["intent"] === "end") {
    const asked = parseForm(aboutConcession, texts);
    const ended = asked.ok && (await endConcession(served.ctx, store, asked.value.concessionId));
    if (ended && ended.ok) return redirectWithFlash(served, queue, say.ended);
    return again(409, about, say.notThere);
  }
  if (texts["intent"] === "find") {
    const asked = parseForm(soughtApproved, texts);
    if (!asked.ok) return again(422, about, asked.errors["email"] ?? "", asked.errors);
    const { email } = asked.value;
    return data({ found: showApproved(await approvedClaims(served.ctx, email), email) });
  }
  const form = parseForm(claimDecision, texts);
  if (!form.ok) {
    const { reason, validUntil } = form.errors;
    return again(422, about, reason ?? validUntil ?? say.errors.not_understood, form.errors);
  }
  const decided = await decideConcession(served.ctx, form.value);
  if (decided.ok) {
    return redirectWithFlash(served, `${queue}?after=${about}`, say[form.value.decision]);
  }
  const text = say.errors[decided.reason];
  if (decided.reason === "day") return again(422, about, text, { validUntil: text });
  return again(decided.reason === "forbidden" ? 403 : 409, about, text);
}
