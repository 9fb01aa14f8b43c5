import { Form, data, redirect, useNavigation, href } from "react-router";
import { secretLinkHeaders, unlisted } from "#app/lib/page-tags.ts";
import { flashCookie, takeFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { resumeNewsletter } from "../../commands/resume-newsletter.server.ts";
import { stopNewsletter } from "../../commands/stop-newsletter.server.ts";
import { newsletterMessages as say } from "../../texts/shopper.ts";
import { stateByStopToken } from "../../queries/subscriptions.server.ts";
import type { Route } from "./+types/stop-newsletter-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.stopTitle, matches);

export const headers = secretLinkHeaders;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const { flash, headers } = takeFlash(request, env.appUrl);
  const state = (await stateByStopToken(ctx.db, params.token)) ?? "unknown";
  return data({ state, said: flash ?? null }, { headers });
}

/**
 * Mail programs also post here when the reader presses their own unsubscribe button (RFC 8058), and
 * they follow no redirect. Opening the page ends nothing. Only a form that says so undoes it, and
 * reloading must not send that form again.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  if (!(await saysUndo(request))) {
    await stopNewsletter(ctx, params.token);
    return null;
  }
  const resumed = await resumeNewsletter(ctx, params.token);
  const headers = new Headers();
  const said = { tone: "success", text: say.undone } as const;
  if (resumed.ok) headers.append("set-cookie", flashCookie(env.appUrl, said));
  const own = href("/newsletter/stop/:token", { token: params.token });
  return redirect(own, { status: 303, headers });
}

/** A mail program may send a different form, or none at all. */
async function saysUndo(request: Request): Promise<boolean> {
  const texts: Record<string, string> = await readFormTexts(request).catch(() => ({}));
  return texts["intent"] === "undo";
}

export default function StopNewsletterPage({ loaderData }: Route.ComponentProps) {
  const pending = useNavigation().state === "submitting";
  const { state, said } = loaderData;
  const asks = state === "confirmed" && !said;
  return (
    <Page className="pb-20" width="form">
      <PageTitle lead={asks ? say.stopLead : undefined}>{say.stopTitle}</PageTitle>
      {state === "ended" && (
        <Notice
          action={
            <Form method="post">
              <input name="intent" type="hidden" value="undo" />
              <Button pending={pending} variant="secondary">
                {say.undo}
              </Button>
            </Form>
          }
          title={say.stopped}
          tone="success"
        >
          {say.stoppedText}
        </Notice>
      )}
      {said && <Notice className="mb-6" title={said.text} tone={said.tone} />}
      {state === "confirmed" && (
        <Form method="post">
          <input name="intent" type="hidden" value="stop" />
          <Button pending={pending} variant={asks ? "primary" : "quiet"}>
            {say.stop}
          </Button>
        </Form>
      )}
      {(state === "unknown" || state === "pending") && (
        <Notice
          action={
            <LinkButton to={href("/newsletter")} variant="secondary">
              {say.askAgain}
            </LinkButton>
          }
          title={say.unknown}
        >
          {say.unknownText}
        </Notice>
      )}
    </Page>
  );
}
