import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { joinProgramme } from "../../commands/join-programme.server.ts";
import { joinInput } from "../../input.ts";
import { affiliateShown } from "../../texts/shopper-shown.ts";

type Answer = { message: string; errors: Record<string, string> };

export async function submitJoin(served: RequestContext, request: Request) {
  const form = parseForm(joinInput, await readFormTexts(request));
  if (!form.ok) {
    const { terms, termsVersion } = form.errors;
    const errors = terms === undefined ? {} : { terms };
    return refused(422, `${affiliateShown.failed}. ${terms ?? termsVersion ?? ""}`, errors);
  }
  const joined = await joinProgramme(served.ctx, form.value);
  if (joined.ok) {
    const done = joined.value.status === "waiting" ? affiliateShown.asked : affiliateShown.joined;
    return redirectWithFlash(served, href("/portal/affiliate"), done);
  }
  const { reason } = joined;
  const literal = reason === "no_customer" || reason === "no_purchase";
  const why = affiliateShown.refused[reason];
  return refused(
    reason === "forbidden" ? 403 : 409,
    literal ? why : `${affiliateShown.failed}. ${why}`,
  );
}

function refused(status: number, message: string, errors: Answer["errors"] = {}) {
  return data<Answer>({ message, errors }, { status });
}
