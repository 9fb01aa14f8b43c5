import { Form, data, href, redirect, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { UrgencyNotice } from "#app/care/triage/components/urgency-notice.tsx";
import { urgencyOf } from "#app/care/triage/rules/urgency-of.server.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { writeReview } from "../../commands/write-review.server.ts";
import { reviewInput } from "../../input.ts";
import { publishedMessages } from "../../texts/shopper-published.ts";
import { reviewMessages as say } from "../../texts/shopper.ts";
import { reviewable } from "../../queries.server.ts";
import { authorName } from "../../rules/author-name.ts";
import type { Route } from "./+types/review-page.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { RATINGS } from "../../rules/review-terms.ts";
import { Stars } from "../../components/stars.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.title(loaderData.product) : publishedMessages.section, matches),
  { name: "robots", content: "noindex, nofollow" },
];

/** This URL is a capability link, so no other site may receive it as a referrer. */
export const headers = () => ({
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex, nofollow",
});

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await reviewable(context.get(requestContext).ctx, params.token, params.productId);
  if (!found) throw notFound();
  const { order, product, delivered, written } = found;
  return {
    product: product.name,
    receipt: href("/order/:token", { token: params.token }),
    shownName: authorName(order.firstName, order.lastName),
    refusal: refusalOf(delivered, written),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const form = parseForm(reviewInput, await readFormTexts(request));
  if (!form.ok) {
    return data({ errors: form.errors, values: form.values, urgency: undefined }, { status: 422 });
  }
  const { token: orderToken, productId } = params;
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

function refusalOf(delivered: boolean, written: boolean): string | undefined {
  if (!delivered) return say.notYet;
  return written ? say.already : undefined;
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === "submitting";
  const { product, receipt, shownName, refusal } = loaderData;
  const errors: Readonly<Record<string, string>> = actionData?.errors ?? {};
  const back = (
    <LinkButton to={receipt} variant="secondary">
      {say.back}
    </LinkButton>
  );
  return (
    <Page className="pb-16" width="form">
      <PageTitle lead={say.lead}>{say.title(product)}</PageTitle>
      {refusal ? (
        <div className="grid gap-6">
          <UrgencyNotice received="review" urgency={actionData?.urgency} />
          <Notice action={back} tone={actionData?.urgency ? "success" : "info"}>
            {actionData?.urgency ? say.sent : refusal}
          </Notice>
        </div>
      ) : (
        <Form className="grid gap-6" method="post" noValidate>
          <ErrorSummary errors={errors} title={say.check} />
          <RatingField error={errors["rating"]} value={actionData?.values?.["rating"]} />
          <Field error={errors["text"]} hint={say.textHint} label={say.text} name="text">
            <Textarea defaultValue={actionData?.values?.["text"]} maxLength={2_000} required />
          </Field>
          <p className="text-sm text-ink-soft">{say.shownAs(shownName)}</p>
          <div className="flex flex-wrap gap-3">
            <Button pending={pending}>{say.send}</Button>
            {back}
          </div>
        </Form>
      )}
    </Page>
  );
}

type RatingFieldProps = { error: string | undefined; value: string | undefined };

/** The best first, as people read it. */
function RatingField({ error, value }: RatingFieldProps) {
  return (
    <RadioGroup
      defaultValue={value}
      error={error}
      legend={say.rating}
      name="rating"
      options={RATINGS.toReversed().map((rating) => ({
        value: String(rating),
        label: say.words[rating],
        aside: <Stars rating={rating} />,
      }))}
      required
    />
  );
}
