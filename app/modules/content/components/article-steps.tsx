import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { contentAdminMessages as say } from "../admin/messages.ts";
import type { Review } from "../rules/article-terms.ts";
import type { ArticleAnswer } from "./article-draft.tsx";

type ArticleStepsProps = {
  answer: ArticleAnswer;
  version: number;
  publishedVersion: number | null;
  review: Review | undefined;
  shopPath: string | undefined;
  mayWrite: boolean;
  mayReview: boolean;
};

/** Publish or take off, and the clinician's review of the version that is open. */
export function ArticleSteps(props: ArticleStepsProps) {
  const { answer, version, publishedVersion, review, shopPath, mayWrite, mayReview } = props;
  const intent = useNavigation().formData?.get("intent");
  return (
    <>
      {answer.message && <Notice title={answer.message} tone="error" />}
      <Card className="grid gap-4">
        <h2 className="font-text text-base font-semibold">{say.state}</h2>
        <p>
          {publishedVersion === null
            ? say.states.draft
            : `${say.states.published}: ${say.showVersion(publishedVersion)}`}
        </p>
        {shopPath && (
          <Link
            className="inline-flex min-h-11 items-center underline underline-offset-4"
            to={shopPath}
          >
            {say.seeOnShop}
          </Link>
        )}
        {mayWrite && (
          <div className="flex flex-wrap gap-3">
            {publishedVersion !== version && (
              <Form method="post">
                <input name="version" type="hidden" value={version} />
                <Button
                  name="intent"
                  pending={intent === "publish-version"}
                  value="publish-version"
                  variant="secondary"
                >
                  {say.publishVersion(version)}
                </Button>
              </Form>
            )}
            {publishedVersion !== null && (
              <Form method="post">
                <Button
                  name="intent"
                  pending={intent === "unpublish"}
                  value="unpublish"
                  variant="secondary"
                >
                  {say.unpublish}
                </Button>
              </Form>
            )}
          </div>
        )}
      </Card>
      <Card className="grid gap-4">
        <h2 className="font-text text-base font-semibold">{say.reviewTitle}</h2>
        {review && <p>{say.reviewedBy(review.reviewer, review.credentials, review.reviewedOn)}</p>}
        {!review && !mayReview && <p>{say.notReviewed}</p>}
        {!review && mayReview && <ReviewForm answer={answer} version={version} />}
      </Card>
    </>
  );
}

function ReviewForm({ answer, version }: { answer: ArticleAnswer; version: number }) {
  const pending = useNavigation().formData?.get("intent") === "review";
  const { errors = {}, values = {} } = answer;
  return (
    <Form className="grid gap-4" method="post" noValidate>
      <p className="text-sm text-ink-soft">{say.reviewLead(version)}</p>
      <ErrorSummary
        errors={Object.entries(errors).map(([field, message]) => ({ field, message }))}
        title={say.check}
      />
      <input name="version" type="hidden" value={version} />
      <Field error={errors["reviewer"]} label={say.field.reviewer} name="reviewer">
        <Input defaultValue={values["reviewer"]} maxLength={100} required />
      </Field>
      <Field
        error={errors["credentials"]}
        hint={say.field.credentialsHint}
        label={say.field.credentials}
        name="credentials"
      >
        <Input defaultValue={values["credentials"]} maxLength={200} required />
      </Field>
      <Field error={errors["reviewedOn"]} label={say.field.reviewedOn} name="reviewedOn">
        <Input defaultValue={values["reviewedOn"]} required type="date" />
      </Field>
      <Button name="intent" pending={pending} value="review" variant="secondary">
        {say.recordReview}
      </Button>
    </Form>
  );
}
