import { Form, href, useNavigation } from "react-router";
import { secretLinkHeaders, unlisted } from "#app/lib/page-tags.ts";
import { UrgencyNotice } from "#app/care/triage/components/urgency-notice.tsx";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { publishedMessages } from "../../texts/shopper-published.ts";
import { reviewMessages as say } from "../../texts/shopper.ts";
import { reviewable } from "../../queries.server.ts";
import { authorName } from "../../rules/author-name.ts";
import type { Route } from "./+types/review-page.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { RATINGS } from "../../rules/review-terms.ts";
import { Stars } from "../../components/stars.tsx";
import { refusalOf, submitReview } from "./review-page.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData ? say.title(loaderData.product) : publishedMessages.section, matches);

export const headers = secretLinkHeaders;

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
  const texts = await readFormTexts(request);
  return submitReview(context.get(requestContext), texts, params);
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
