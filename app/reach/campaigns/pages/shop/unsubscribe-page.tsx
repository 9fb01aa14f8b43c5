import { Form, data, redirect, useNavigation, href } from "react-router";
import { secretLinkHeaders, unlisted } from "#app/lib/page-tags.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { flashCookie, takeFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { chooseTopics } from "../../commands/choose-topics.server.ts";
import { endMarketing } from "../../commands/end-marketing.server.ts";
import { setTracking } from "../../commands/set-tracking.server.ts";
import { TopicChoice } from "../../components/topic-choice.tsx";
import { readTopics } from "../../rules/topics.ts";
import { topicMessages } from "../../texts/shopper-topics.ts";
import { loadPreferences } from "./unsubscribe-page.server.ts";
import { unsubscribeMessages as say } from "../../texts/shopper.ts";
import type { Route } from "./+types/unsubscribe-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.title, matches);

export const headers = secretLinkHeaders;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const { flash, headers } = takeFlash(request, env.appUrl);
  return data({ ...(await loadPreferences(ctx, params.token)), said: flash ?? null }, { headers });
}

/**
 * Mail programs also post here when the reader presses their own unsubscribe button (RFC 8058), and
 * they follow no redirect. A post without a choice ends the mails. Opening the page ends nothing.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const texts = await textsOf(request);
  const text = await carryOut(ctx, params.token, texts);
  if (text === undefined) return null;
  const headers = new Headers();
  if (text !== "") headers.append("set-cookie", flashCookie(env.appUrl, { tone: "success", text }));
  return redirect(href("/unsubscribe/:token", { token: params.token }), { status: 303, headers });
}

/** The message for the reader; empty for none, and undefined when the mails ended. */
async function carryOut(ctx: Ctx, token: string, texts: Record<string, string>) {
  const { intent } = texts;
  if (intent === "topics") {
    const chosen = await chooseTopics(ctx, token, readTopics(texts));
    return chosen.ok && chosen.value === "chosen" ? topicMessages.saved : "";
  }
  if (intent === "count" || intent === "no-count") {
    const done = await setTracking(ctx, token, intent === "count");
    if (!done.ok) return "";
    return intent === "count" ? say.counted : say.notCounted;
  }
  await endMarketing(ctx, token);
  return undefined;
}

/** A mail program may send a different form, or none at all. */
const textsOf = (request: Request): Promise<Record<string, string>> =>
  readFormTexts(request).catch(() => ({}));

export default function UnsubscribePage({ loaderData }: Route.ComponentProps) {
  const { state, isCounted, topics, said } = loaderData;
  const pending = useNavigation().state === "submitting";
  if (state === "unknown") {
    return (
      <Page className="pb-20" width="form">
        <PageTitle>{say.title}</PageTitle>
        <Notice title={say.unknown}>{say.unknownText}</Notice>
      </Page>
    );
  }
  return (
    <Page className="pb-20" width="form">
      <PageTitle lead={state === "gets" ? say.lead : undefined}>{say.title}</PageTitle>
      <div className="grid gap-6">
        {said && <Notice title={said.text} tone={said.tone} />}
        {state === "ended" ? (
          <Notice
            action={
              <LinkButton to={href("/newsletter")} variant="secondary">
                {say.again}
              </LinkButton>
            }
            title={say.ended}
            tone="success"
          >
            {say.endedText}
          </Notice>
        ) : (
          <>
            <Form method="post">
              <input name="intent" type="hidden" value="stop" />
              <Button pending={pending}>{say.stop}</Button>
            </Form>
            <section className="grid gap-3 border-t border-line pt-6">
              <h2 className="text-xl">{topicMessages.title}</h2>
              <TopicChoice pending={pending} topics={topics} />
            </section>
          </>
        )}
        <section className="grid justify-items-start gap-3 border-t border-line pt-6">
          <h2 className="text-xl">{say.counting}</h2>
          <p className="measure">{isCounted ? say.countingOn : say.countingOff}</p>
          <Form method="post">
            <input name="intent" type="hidden" value={isCounted ? "no-count" : "count"} />
            <Button pending={pending} variant="secondary">
              {isCounted ? say.stopCounting : say.startCounting}
            </Button>
          </Form>
        </section>
      </div>
    </Page>
  );
}
