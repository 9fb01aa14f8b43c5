import { MessageSquareQuote } from "lucide-react";
import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { decideReview } from "../commands/decide-review.server.ts";
import { WaitingReview } from "../components/waiting-review.tsx";
import { decisionInput } from "../input.ts";
import { reviewAdminMessages as say } from "../texts/staff.ts";
import { waitingReviews } from "../queries.server.ts";
import { whoDecided } from "./who-decided.server.ts";
import type { Route } from "./+types/reviews-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  return {
    reviews: await waitingReviews(ctx.db),
    mayOpenOrder: may(ctx.actor, "orders:read"),
  };
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
  return redirectWithFlash(served, href("/admin/reviews"), say[decided.value.status]);
}

/** Also after a refusal: the list shows what is still waiting. */
export const shouldRevalidate = () => true;

export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reviews, mayOpenOrder } = loaderData;
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      {actionData && <Notice title={actionData.message} tone="error" />}
      {reviews.length === 0 ? (
        <EmptyState icon={<MessageSquareQuote />} title={say.none}>
          <p>{say.noneHint}</p>
        </EmptyState>
      ) : (
        <ul className="mt-4 grid gap-4">
          {reviews.map((review) => (
            <WaitingReview
              key={review.id}
              mayOpenOrder={mayOpenOrder}
              problem={actionData?.about === review.id ? actionData.problem : undefined}
              review={review}
            />
          ))}
        </ul>
      )}
    </>
  );
}
