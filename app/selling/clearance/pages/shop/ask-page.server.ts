import { data, href, redirect } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { assessmentsOfUser, ownAssessment } from "#app/care/assessments/queries/own.server.ts";
import { urgencyOf } from "#app/care/triage/rules/urgency-of.server.ts";
import { findListedProduct } from "#app/goods/catalog/queries/product.server.ts";
import { askForClearance } from "../../commands/ask-for-clearance.server.ts";
import { askInput } from "../../input.ts";
import { hasClinician } from "../../queries/clinicians.server.ts";
import { ownRequests } from "../../queries/own-requests.server.ts";
import { isOpen } from "../../rules/request-moves.ts";
import { askMessages as say, consentWording } from "../../texts/shopper.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { showApproved } from "./show-approved.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { orNotFound, type RequestContext } from "#app/platform/http/request-context.server.ts";

/** Loads the approval page of a product for the signed-in buyer, who can order, wait or ask. */
export async function loadAsk(served: RequestContext, id: string, url: URL) {
  const { db } = served.ctx;
  const { userId } = signedIn(served.ctx);
  const row = orNotFound(await findListedProduct(db, id.replaceAll("\u0000", "")));
  const { product } = row;
  if (product.clearance !== "required") throw redirect(href("/product/:id", { id: product.slug }));
  const [requests, mayAsk, assessments, settings] = await Promise.all([
    ownRequests(db, userId, product.id),
    hasClinician(db, userId),
    assessmentsOfUser(db, userId),
    shownSettings(served),
  ]);
  const approved = await showApproved(served.ctx, row, requests);
  const open = requests.find(({ state }) => isOpen(state));
  const newest = assessments.find(({ read }) => read !== undefined);
  const { name, slug } = product;
  const wants = url.searchParams;
  return {
    product: { id: product.id, name, slug },
    approved,
    openState: open?.state === "to_talk" ? ("to_talk" as const) : open && ("asked" as const),
    mayAsk,
    more: !approved || wants.has("more"),
    assessment: newest && { id: newest.id, date: formatDate(newest.completedAt) },
    answersAfresh: wants.get("answers") === "own",
    consent: consentWording(settings.site_name),
  };
}

type Texts = Readonly<Record<string, string | undefined>>;

/** Stores a request. Its list says so, or this page if the purpose may be urgent. */
export async function submitAsk({ ctx, env }: RequestContext, request: Request, id: string) {
  const { userId } = signedIn(ctx);
  const texts = await readFormTexts(request);
  const row = orNotFound(await findListedProduct(ctx.db, id.replaceAll("\u0000", "")));
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
