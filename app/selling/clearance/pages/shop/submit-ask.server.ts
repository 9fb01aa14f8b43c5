import { data, href, type RouterContextProvider } from "react-router";
import { ownAssessment } from "#app/care/assessments/queries/own.server.ts";
import { urgencyOf } from "#app/care/triage/rules/urgency-of.server.ts";
import { findListedProduct } from "#app/goods/catalog/queries/product.server.ts";
import { askForClearance } from "../../commands/ask-for-clearance.server.ts";
import { askInput } from "../../input.ts";
import { askMessages as say } from "../../texts/shopper.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";

type Texts = Readonly<Record<string, string | undefined>>;

/** Stores a request. Its list says so, or this page if the purpose may be urgent. */
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
  const refused = (status: number, errors: Texts, values: Texts) =>
    data({ errors, values, urgency: undefined }, { status });
  if (!form.ok) return refused(422, form.errors, form.values);
  const { assessmentId } = form.value;
  if (assessmentId && !(await ownAssessment(ctx.db, userId, assessmentId))) {
    return refused(422, { assessmentId: say.errors.assessment }, texts);
  }
  const sent = await askForClearance(ctx, { productId: row.product.id, ...form.value });
  if (!sent.ok) return refused(409, { form: say.refused[sent.reason] }, texts);
  const urgency = urgencyOf([form.value.answers.purpose], "note");
  if (urgency) return data({ errors: {}, values: undefined, urgency });
  const message = sent.value.isNew ? say.sent : say.waitsAlready;
  return redirectWithFlash({ env }, href("/portal/clearance"), message);
}
