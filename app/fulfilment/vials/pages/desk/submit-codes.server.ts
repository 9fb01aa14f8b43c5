import { data, href } from "react-router";
import type { EditAnswer } from "#app/lib/edit.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { makeCodes } from "../../commands/make-codes.server.ts";
import { codesInput } from "../../input.ts";
import { vialMessages as say } from "../../texts/staff.ts";

export async function submitCodes(request: Request, served: RequestContext, lotId: string) {
  const texts = await readFormTexts(request);
  const form = parseForm(codesInput, texts);
  const answer = (given: EditAnswer, status: number) => data(given, { status });
  if (!form.ok) return answer({ values: texts, errors: form.errors }, 422);
  const made = await makeCodes(served.ctx, { lotId, ...form.value });
  if (made.ok) {
    const page = href("/admin/lots/:lotId/vials", { lotId });
    return redirectWithFlash(served, page, say.made(made.value.made));
  }
  if (made.reason === "not_found") throw notFound();
  const said = say.errors[made.reason];
  if (made.reason === "too_many") return answer({ values: texts, errors: { units: said } }, 422);
  return answer({ values: texts, errors: {}, message: said }, 403);
}
