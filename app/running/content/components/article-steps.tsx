import { Form, useNavigation } from "react-router";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { contentAdminMessages as say } from "../texts/staff.ts";
import type { Review } from "../rules/text-review.ts";
import type { ArticleAnswer } from "./article-draft.tsx";
import { ReviewForm } from "./review-form.tsx";

type ArticleStepsProps = {
  answer: ArticleAnswer;
  version: number;
  publishedVersion: number | null;
  review: Review | undefined;
  shopPath: string | undefined;
  mayWrite: boolean;
  mayReview: boolean;
};

/** Publishing and withdrawing, and the clinician's review of the open version. */
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
        {shopPath && <TextLink to={shopPath}>{say.seeOnShop}</TextLink>}
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
        {!review && mayReview && (
          <ReviewForm
            errors={answer.errors}
            lead={say.reviewLead(version)}
            values={answer.values}
            version={version}
          />
        )}
      </Card>
    </>
  );
}
