import { Form, redirect, useNavigation, href } from "react-router";
import { secretLinkHeaders, unlisted } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { confirmSubscription } from "../../commands/confirm-subscription.server.ts";
import { newsletterMessages as say } from "../../texts/shopper.ts";
import { sendsNewsletter } from "../../queries/sends-newsletter.server.ts";
import { findConfirmation } from "../../queries/subscriptions.server.ts";
import type { Route } from "./+types/confirm-newsletter-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.confirmTitle, matches);

export const headers = secretLinkHeaders;

/** Looks only: mail programs open links before their readers do, and confirm nothing by it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const [found, isOpen] = await Promise.all([
    findConfirmation(ctx, params.token),
    sendsNewsletter(ctx.db),
  ]);
  return { state: found?.state ?? "over", isOpen };
}

/** The page itself explains the outcome. */
export async function action({ params, context }: Route.ActionArgs) {
  await confirmSubscription(context.get(requestContext).ctx, params.token);
  return redirect(href("/newsletter/confirm/:token", { token: params.token }), 303);
}

export default function ConfirmNewsletterPage({ loaderData }: Route.ComponentProps) {
  const pending = useNavigation().state === "submitting";
  const { state, isOpen } = loaderData;
  if (state === "over") {
    return (
      <Page className="pb-20" width="form">
        <PageTitle lead={say.overText}>{say.overTitle}</PageTitle>
        <LinkButton to={href("/newsletter")}>{say.askAgain}</LinkButton>
      </Page>
    );
  }
  const confirmed = state === "confirmed";
  return (
    <Page className="pb-20" width="form">
      <PageTitle lead={confirmed ? undefined : say.confirmLead}>{say.confirmTitle}</PageTitle>
      {confirmed ? (
        <Notice
          action={
            <LinkButton to={href("/learn")} variant="secondary">
              {say.toArticles}
            </LinkButton>
          }
          title={say.confirmed}
          tone="success"
        >
          {isOpen ? say.confirmedText : say.confirmedQuietly}
        </Notice>
      ) : (
        <Form method="post">
          <Button pending={pending}>{say.confirm}</Button>
        </Form>
      )}
    </Page>
  );
}
