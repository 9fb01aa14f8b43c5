import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { reviewAssessment } from "../../commands/review-assessment.server.ts";
import { textReviewInput } from "../../input.ts";
import { healthTextMessages as say, reviewMessages } from "../../texts/staff-review.ts";

/** Records a clinician's review of the texts as they are now. */
export async function submitReview(served: RequestContext, request: Request) {
  const { ctx } = served;
  const values = await readFormTexts(request);
  const form = parseForm(textReviewInput(ctx.now), values);
  if (!form.ok) {
    const { version, ...errors } = form.errors;
    return data({ errors, values, message: version }, { status: 422 });
  }
  const reviewed = await reviewAssessment(ctx, form.value);
  if (!reviewed.ok) {
    const message = reviewMessages[reviewed.reason];
    return data({ errors: {}, values, message }, { status: 409 });
  }
  return redirectWithFlash(served, href("/admin/assessment-texts"), say.recorded);
}
