import { MessageSquareQuote } from "lucide-react";
import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { UrgencyMark } from "#app/care/triage/components/urgency-mark.tsx";
import { urgentSignIn } from "#app/care/triage/rules/urgency-of.server.ts";
import { may } from "#app/platform/access/may.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { QueuePage } from "#app/ui/queue/queue-page.tsx";
import { decideReview } from "../../commands/decide-review.server.ts";
import { ImportedFiles } from "../../components/imported-files.tsx";
import { WaitingReview } from "../../components/waiting-review.tsx";
import { decisionInput } from "../../input.ts";
import { reviewAdminMessages as say } from "../../texts/staff.ts";
import { nextReview } from "../../queries.server.ts";
import { filesWithWaitingReviews } from "../../queries/imported-reviews.server.ts";
import { whoDecided } from "./reviews-page.server.ts";
import type { Route } from "./+types/reviews-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

const QUEUE = href("/admin/reviews");
const afterOf = (reviewId: string) => `${QUEUE}?after=${reviewId}`;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { searchParams } = url;
  const asked = { only: searchParams.get("review"), after: searchParams.get("after") };
  const [{ review, left }, files] = await Promise.all([
    nextReview(ctx.db, asked),
    filesWithWaitingReviews(ctx.db),
  ]);
  const urgent = review && urgentSignIn([review.text], "note");
  return { review, urgent, left, files, mayOpenOrder: may(ctx.actor, "orders:read") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const { ctx } = served;
  const texts = await readFormTexts(request);
  const about = texts["reviewId"] ?? "";
  const form = parseForm(decisionInput, texts);
  if (!form.ok) {
    const problem = form.errors["reason"];
    return data({ about, problem, message: problem ?? say.notUnderstood }, { status: 422 });
  }
  const decided = await decideReview(ctx, form.value);
  if (!decided.ok) {
    const message =
      decided.reason === "forbidden" ? say.forbidden : await whoDecided(ctx, form.value.reviewId);
    return data({ about, problem: undefined, message }, { status: 409 });
  }
  return redirectWithFlash(served, afterOf(form.value.reviewId), say[decided.value.status]);
}

/** Revalidate after a refusal too, so that the queue stays current. */
export const shouldRevalidate = () => true;

export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { review, urgent, left, files, mayOpenOrder } = loaderData;
  const isAboutThis = actionData?.about === review?.id;
  return (
    <QueuePage
      current={review && { id: review.id, name: say.reviewOf(review.productName) }}
      empty={{ icon: <MessageSquareQuote />, title: say.none, hint: say.noneHint }}
      keys={[
        { key: "p", does: say.publish },
        { key: "r", does: say.reason },
      ]}
      lead={say.lead}
      left={left}
      notice={
        <>
          {actionData && <Notice title={actionData.message} tone="error" />}
          <ImportedFiles files={files} />
        </>
      }
      skipTo={review && left > 1 ? afterOf(review.id) : undefined}
      title={say.title}
    >
      <UrgencyMark sign={urgent} />
      {review && (
        <WaitingReview
          key={review.id}
          mayOpenOrder={mayOpenOrder}
          problem={isAboutThis ? actionData?.problem : undefined}
          review={review}
        />
      )}
    </QueuePage>
  );
}
