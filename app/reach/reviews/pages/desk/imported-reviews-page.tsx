import { href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { TextLink } from "#app/ui/button.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { Stars } from "../../components/stars.tsx";
import { importedReviewMessages as say } from "../../texts/staff-imported.ts";
import { loadImported, submitImported } from "./imported-reviews-page.server.ts";
import type { Route } from "./+types/imported-reviews-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadImported(context.get(requestContext).ctx, params.importId);

export const action = ({ params, context }: Route.ActionArgs) =>
  submitImported(context.get(requestContext), params.importId);

/** Reload after a refusal too, because mostly a colleague was first. */
export const shouldRevalidate = () => true;

/** The reviews of one file: the act that publishes them together, and those to be read first. */
export default function ImportedReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { fileName, clear, first, flagged } = loaderData;
  return (
    <>
      <BackLink to={href("/admin/reviews")}>{say.back}</BackLink>
      <PageTitle lead={say.lead(fileName)}>{say.title}</PageTitle>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
        {actionData?.message && <Notice title={actionData.message} tone="error" />}
        {clear > 0 ? (
          <IntentForm intent="publish">
            <IntentButton>{say.publish(clear)}</IntentButton>
          </IntentForm>
        ) : (
          <p>{say.none}</p>
        )}
        {clear > 0 && (
          <section className="grid gap-3">
            <h2 className="text-xl">{say.first(first.length, clear)}</h2>
            <ReviewList reviews={first} />
          </section>
        )}
        {flagged.length > 0 && (
          <section className="grid gap-3">
            <h2 className="text-xl">{say.flagged(flagged.length)}</h2>
            <p className="text-ink-soft">{say.flaggedHint}</p>
            <ReviewList reviews={flagged} />
          </section>
        )}
      </div>
    </>
  );
}

type Review = Route.ComponentProps["loaderData"]["first"][number];

function ReviewList({ reviews }: { reviews: readonly (Review & { why?: string })[] }) {
  return (
    <ul className="grid gap-3">
      {reviews.map(({ id, rating, productName, authorName, createdAt, text, why }) => (
        <li className="grid gap-2 rounded-card border border-line bg-surface p-4" key={id}>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Stars rating={rating} />
            <span className="font-semibold">{productName}</span>
            <span className="text-sm text-ink-soft">
              <bdi>{authorName}</bdi>, {formatDate(createdAt)}
            </span>
          </p>
          {why !== undefined && (
            <p className="flex flex-wrap items-center gap-x-4 text-sm text-warning">
              {why}
              <TextLink to={{ pathname: href("/admin/reviews"), search: `?review=${id}` }}>
                {say.read}
              </TextLink>
            </p>
          )}
          <p className="measure wrap-anywhere whitespace-pre-line">
            <bdi>{text}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}
