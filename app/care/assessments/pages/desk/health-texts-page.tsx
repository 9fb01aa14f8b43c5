import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { ReviewForm } from "#app/running/content/components/review-form.tsx";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { assessmentReview } from "../../queries/assessment-access.server.ts";
import { CURRENT_TEXTS, HEALTH_TEXTS } from "../../queries/health-texts.server.ts";
import { healthTextMessages as say, reviewMessages } from "../../texts/staff-review.ts";
import { submitReview } from "./health-texts-page.server.ts";
import type { Route } from "./+types/health-texts-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

/** Revalidate after a refusal too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const review = await assessmentReview(ctx.db);
  const mayReview = may(ctx.actor, "content:review");
  return {
    version: CURRENT_TEXTS.version,
    parts: HEALTH_TEXTS,
    review,
    mayReview,
    mayEnter: env.demo || mayReview || review !== undefined,
    access: review ? say.access.open : env.demo ? say.access.demo : say.access.closed,
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  submitReview(context.get(requestContext), request);

export default function HealthTextsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { version, parts, review, mayReview, mayEnter, access } = loaderData;
  const tryOut = mayEnter && (
    <LinkButton to={href("/assessment")} variant="secondary">
      {say.tryOut}
    </LinkButton>
  );
  return (
    <>
      <PageTitle actions={tryOut} lead={say.lead}>
        {say.title}
      </PageTitle>
      {actionData?.message && <Notice className="mb-6" title={actionData.message} tone="error" />}
      <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-8 max-xl:order-last">
          <p className="measure text-ink-soft">{say.more}</p>
          <HealthTexts parts={parts} />
        </div>
        <Card
          as="section"
          className="grid content-start gap-4 self-start top-(--desk-top) xl:sticky"
        >
          <h2 className="font-text text-base font-semibold">{reviewMessages.title}</h2>
          <p>{access}</p>
          {review ? (
            <p>{reviewMessages.reviewedBy(review)}</p>
          ) : mayReview ? (
            <ReviewForm
              errors={actionData?.errors}
              lead={say.reviewLead}
              values={actionData?.values}
              version={version}
            />
          ) : (
            <p>{reviewMessages.notReviewed}</p>
          )}
        </Card>
      </div>
    </>
  );
}

type Part = {
  title: string;
  items: readonly { name: string; lead?: string; texts: readonly string[] }[];
};

/** All texts in the order shoppers see them, to be read as a whole. */
function HealthTexts({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ title, items }) => (
    <section className="grid gap-4" key={title}>
      <h2 className="text-2xl">{title}</h2>
      {items.map(({ name, lead, texts }) => (
        <div className="grid gap-1 border-t border-line pt-3" key={name}>
          <h3 className="font-text text-base font-semibold">{name}</h3>
          {lead && <p className="measure">{lead}</p>}
          {texts.length > 0 && (
            <ul className="measure grid list-disc gap-1 pl-5">
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  ));
}
