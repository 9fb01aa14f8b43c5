import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { AnswerView, QuestionView } from "../../components/turn-view.tsx";
import { savingMessages as say } from "../../texts/shopper-saving.ts";
import { assistantMessages } from "../../texts/shopper.ts";
import { loadConversation } from "./load-saved.server.ts";
import { submitConversation } from "./submit-saved.server.ts";
import type { Route } from "./+types/conversation-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.conversationOf(loaderData.when) : say.title, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadConversation(context.get(requestContext), params.conversationId);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitConversation(context.get(requestContext), request, params.conversationId);

export default function ConversationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { when, turns, text } = loaderData;
  return (
    <Section className="max-w-[42rem]" spacing="snug" title={say.conversationOf(when)}>
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <TextLink to={href("/portal/health-ai")}>{say.back}</TextLink>
          {text !== "" && (
            <CopyButton copied={say.copied} label={say.copy} text={text} what={say.copyWhat} />
          )}
        </div>
        {actionData?.message && <Notice tone="error">{actionData.message}</Notice>}
        <p className="text-ink-soft">{say.asItWas}</p>
        <ol aria-label={assistantMessages.conversation} className="grid gap-4">
          {turns.map(({ id, when: saidAt, turn }) => (
            <li className="grid gap-4" key={id}>
              <p className="figures text-center text-sm text-ink-soft">{saidAt}</p>
              {turn ? (
                <>
                  <QuestionView text={turn.question} />
                  <AnswerView turn={turn} />
                </>
              ) : (
                <p className="text-ink-soft">{say.unreadable}</p>
              )}
            </li>
          ))}
        </ol>
        <Deletion />
      </div>
    </Section>
  );
}

/** Asks once more before it is done. */
function Deletion() {
  return (
    <details className="border-t border-line pt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {say.remove}
      </summary>
      <IntentForm className="grid gap-3" intent="delete">
        <p className="text-ink-soft">{say.removeText}</p>
        <div>
          <IntentButton variant="danger">{say.removeNow}</IntentButton>
        </div>
      </IntentForm>
    </details>
  );
}
