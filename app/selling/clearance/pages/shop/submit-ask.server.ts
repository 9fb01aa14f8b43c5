import { data, href, type RouterContextProvider } from "react-router";
import { ownAssessment } from "#app/care/assessments/queries/own.server.ts";
import { findListedProduct } from "#app/goods/catalog/queries/product.server.ts";
import { askForClearance } from "../../commands/ask-for-clearance.server.ts";
import { askInput } from "../../input.ts";
import { askMessages as say } from "../../texts/shopper.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";

export async function submitAsk(
  request: Request,
  productId: string,
  context: Readonly<RouterContextProvider>,
) {
  const { ctx, env } = context.get(requestContext);
  const { userId } = signedIn(ctx);
  const texts = await readFormTexts(request);
  const row = orNotFound(await findListedProduct(ctx.db, productId.replaceAll("\u0000", "")));
  const form = parseForm(askInput, texts);
  if (!form.ok) return data({ errors: form.errors, values: form.values }, { status: 422 });
  const { assessmentId } = form.value;
  if (assessmentId && !(await ownAssessment(ctx.db, userId, assessmentId))) {
    const errors = { assessmentId: say.errors.assessment };
    return data({ errors, values: texts }, { status: 422 });
  }
  const sent = await askForClearance(ctx, { productId: row.product.id, ...form.value });
  if (!sent.ok) {
    return data({ errors: { form: say.refused[sent.reason] }, values: texts }, { status: 409 });
  }
  const message = sent.value.isNew ? say.sent : say.waitsAlready;
  return redirectWithFlash({ env }, href("/portal/clearance"), message);
}
