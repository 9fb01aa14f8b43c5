import { data, href, redirect } from "react-router";
import { redirectWithFlash, takeFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { tagsOf } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { askToSubscribe } from "../../commands/ask-to-subscribe.server.ts";
import { SubscribeForm } from "../../components/subscribe-form.tsx";
import { subscribeInput } from "../../input.ts";
import { sendsNewsletter } from "../../queries/sends-newsletter.server.ts";
import { newsletterMessages as say } from "../../texts/shopper.ts";
import type { Route } from "./+types/newsletter-page.ts";

export const meta: Route.MetaFunction = (page) => tagsOf(page, say.title, say.description);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const { flash, headers } = takeFlash(request, env.appUrl);
  const canonical = new URL(href("/newsletter"), env.appUrl).href;
  const isOpen = await sendsNewsletter(ctx.db);
  return data({ canonical, isOpen, said: flash ?? null }, { headers });
}

/**
 * The answer is the same for a subscribed, a pending and an unknown address, so it reveals nothing.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  // The page itself explains that there is no newsletter.
  if (!(await sendsNewsletter(served.ctx.db))) return redirect(href("/newsletter"), 303);
  const form = parseForm(subscribeInput, await readFormTexts(request));
  if (!form.ok) {
    return data({ error: form.errors["email"], email: form.values["email"] }, 422);
  }
  await askToSubscribe(served, form.value);
  const said = { tone: "success", title: say.askedTitle, text: say.asked } as const;
  return redirectWithFlash(served, href("/newsletter"), said);
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { said, isOpen } = loaderData;
  const error = actionData?.error;
  if (!isOpen) return <ClosedNewsletter />;
  return (
    <Page className="pb-20" width="form">
      <PageTitle lead={said ? undefined : say.cardText}>{say.title}</PageTitle>
      {said && !actionData ? (
        <Notice
          action={
            <LinkButton to={href("/learn")} variant="secondary">
              {say.toArticles}
            </LinkButton>
          }
          title={said.title}
          tone={said.tone}
        >
          {said.text}
        </Notice>
      ) : (
        <Card className="grid gap-5" padding="roomy">
          <ErrorSummary errors={{ email: error }} title={say.check} />
          <SubscribeForm email={actionData?.email} error={error} source="newsletter" />
        </Card>
      )}
    </Page>
  );
}

function ClosedNewsletter() {
  return (
    <Page className="pb-20" width="form">
      <PageTitle lead={say.closed}>{say.title}</PageTitle>
      <LinkButton to={href("/learn")} variant="secondary">
        {say.toArticles}
      </LinkButton>
    </Page>
  );
}
