import { Form, href, useNavigation } from "react-router";
import { UrgencyMark } from "#app/care/triage/components/urgency-mark.tsx";
import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { Stars } from "../../components/stars.tsx";
import { reviewAdminMessages as say } from "../../texts/staff.ts";
import { REVIEW_TONES } from "../../views/review-tones.ts";
import { loadReview, submitAnswer } from "./review-page.server.ts";
import type { Route } from "./+types/review-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title ?? say.title, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadReview(context.get(requestContext).ctx, params.reviewId);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitAnswer(request, context.get(requestContext), params.reviewId);

/** Revalidate after a refusal too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

export default function ReviewPage({ loaderData: review, actionData }: Route.ComponentProps) {
  return (
    <RecordPage
      back={{ to: href("/admin/reviews/all"), label: say.back }}
      notices={
        <>
          {actionData?.message && <Notice title={actionData.message} tone="error" />}
          <UrgencyMark sign={review.urgent} />
        </>
      }
      state={<Badge tone={REVIEW_TONES[review.status]}>{say.states[review.status]}</Badge>}
      title={review.title}
      who={<Facts review={review} />}
    >
      <Card as="section" className="grid gap-3">
        <p className="flex flex-wrap items-center gap-3">
          <Stars rating={review.rating} />
          {review.isDemo && <Badge tone="warning">{say.demo}</Badge>}
        </p>
        <p className="measure wrap-anywhere whitespace-pre-line">
          <bdi>{review.text}</bdi>
        </p>
      </Card>
      {review.status === "published" && (
        <AnswerForm failure={actionData} key={review.version} review={review} />
      )}
      {review.status === "waiting" && (
        <div>
          <LinkButton to={review.queue}>{say.decideIt}</LinkButton>
        </div>
      )}
      {review.status === "rejected" && <p className="text-ink-soft">{say.onlyPublished}</p>}
      <RecordHistory history={review.history} />
    </RecordPage>
  );
}

type Review = Route.ComponentProps["loaderData"];

function Facts({ review: { facts, order, productPage } }: { review: Review }) {
  return (
    <Card as="section" className="grid gap-3">
      <dl className="grid gap-3">
        {facts.map(({ label, value }) => (
          <div className="grid gap-0.5" key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid justify-items-start">
        {order.to ? (
          <TextLink to={order.to}>{say.order(order.number)}</TextLink>
        ) : (
          <span>{say.order(order.number)}</span>
        )}
        {productPage && <TextLink to={productPage}>{say.seeIt}</TextLink>}
      </div>
    </Card>
  );
}

type AnswerFormProps = { review: Review; failure: Route.ComponentProps["actionData"] };

function AnswerForm({ review, failure }: AnswerFormProps) {
  const isSending = useNavigation().state === "submitting";
  return (
    <Card as="section">
      <Form className="grid gap-4" method="post" noValidate>
        <input name="version" type="hidden" value={review.version} />
        <Field error={failure?.problem} hint={say.answerHint} label={say.answer} name="answer">
          <Textarea defaultValue={failure?.typed ?? review.answer} maxLength={1_000} rows={5} />
        </Field>
        <div>
          <Button pending={isSending}>{say.saveAnswer}</Button>
        </div>
      </Form>
    </Card>
  );
}
