import { data, href, redirect } from "react-router";
import { urgencyOf } from "#app/care/triage/rules/urgency-of.server.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { writeReview } from "../../commands/write-review.server.ts";
import { reviewInput } from "../../input.ts";
import { reviewMessages as say } from "../../texts/shopper.ts";

type ReviewPlace = { token: string; productId: string };

/** Stores a buyer's review. The order's page says so, or this page if it may be urgent. */
export async function submitReview(
  { ctx, env }: RequestContext,
  texts: Record<string, string>,
  { token: orderToken, productId }: ReviewPlace,
) {
  const form = parseForm(reviewInput, texts);
  if (!form.ok) {
    return data({ errors: form.errors, values: form.values, urgency: undefined }, { status: 422 });
  }
  const written = await writeReview(ctx, { ...form.value, orderToken, productId });
  if (!written.ok && written.reason === "not_found") throw notFound();
  const urgency = urgencyOf([form.value.text], "note");
  if (written.ok && urgency) return data({ errors: {}, values: undefined, urgency });
  const text = written.ok ? say.sent : refusalOf(written.reason !== "not_delivered", true);
  const flash = { tone: written.ok ? "success" : "info", text: text ?? say.already } as const;
  return redirect(href("/order/:token", { token: orderToken }), {
    status: 303,
    headers: { "set-cookie": flashCookie(env.appUrl, flash) },
  });
}

export function refusalOf(delivered: boolean, written: boolean): string | undefined {
  if (!delivered) return say.notYet;
  return written ? say.already : undefined;
}
