import { Form, useNavigation, href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { reviewAdminMessages as say } from "../texts/staff.ts";
import type { UndecidedReview } from "../rules/review-terms.ts";
import { Stars } from "./stars.tsx";

type WaitingReviewProps = {
  review: UndecidedReview;
  problem: string | undefined;
  mayOpenOrder: boolean;
};

/** One review with the two decisions; rejecting asks for a reason. */
export function WaitingReview({ review, problem, mayOpenOrder }: WaitingReviewProps) {
  const { formData } = useNavigation();
  const busy = formData?.get("reviewId") === review.id ? formData.get("decision") : undefined;
  const hidden = <input name="reviewId" type="hidden" value={review.id} />;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Stars rating={review.rating} />
        <h2 className="font-text text-base font-semibold">{review.productName}</h2>
        <span className="text-sm text-ink-soft">
          {review.authorName}, {formatDateTime(review.createdAt)}
        </span>
        {mayOpenOrder && review.orderId !== null ? (
          <TextLink
            className="text-sm"
            to={href("/admin/orders/:orderId", { orderId: review.orderId })}
          >
            {say.order(review.orderNumber)}
          </TextLink>
        ) : (
          <span className="text-sm">{say.order(review.orderNumber)}</span>
        )}
      </div>
      <p className="measure whitespace-pre-line wrap-anywhere">{review.text}</p>
      <div className="flex flex-wrap items-end gap-4 border-t border-line pt-4">
        <Form method="post">
          {hidden}
          <input name="decision" type="hidden" value="published" />
          <Button data-queue-key="p" pending={busy === "published"}>
            {say.publish}
          </Button>
        </Form>
        <Form className="flex flex-1 flex-wrap items-end gap-3" method="post">
          {hidden}
          <input name="decision" type="hidden" value="rejected" />
          <Field
            className="min-w-[min(14rem,100%)] flex-1"
            error={problem}
            id={`reason-${review.id}`}
            label={say.reason}
            name="reason"
          >
            <Input data-queue-key="r" maxLength={500} />
          </Field>
          <Button pending={busy === "rejected"} variant="secondary">
            {say.reject}
          </Button>
        </Form>
      </div>
    </Card>
  );
}
