import { MessagesSquare } from "lucide-react";
import { Link, href } from "react-router";
import { readPage } from "#app/lib/page-number.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { SaveConsent } from "../../components/save-consent.tsx";
import { Card } from "#app/ui/card.tsx";
import { MOST_SAVED, SAVED_DAYS } from "../../rules/saving.ts";
import { savingMessages as say } from "../../texts/shopper-saving.ts";
import { loadSaved } from "./load-saved.server.ts";
import { submitSaved } from "./submit-saved.server.ts";
import type { Route } from "./+types/saved-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData.page > 1 ? say.titlePage(loaderData.page) : say.title, matches),
];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  loadSaved(context.get(requestContext), request, readPage(url.searchParams.get("page")));

export const action = ({ request, context }: Route.ActionArgs) =>
  submitSaved(context.get(requestContext), request);

export default function SavedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isSaving, wording, page, hasMore, conversations, flash } = loaderData;
  return (
    <Section className="max-w-[42rem]" lead={say.lead} spacing="snug" title={say.title}>
      <div className="grid gap-6">
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        {actionData?.message && <Notice tone="error">{actionData.message}</Notice>}
        {!isSaving && <SaveConsent error={actionData?.agreed} wording={wording} />}
        {isSaving && (
          <>
            {conversations.length > 0 && (
              <div>
                <AskAgain />
              </div>
            )}
            {conversations.length === 0 && page === 1 && (
              <EmptyState
                action={<AskAgain />}
                icon={<MessagesSquare />}
                level={3}
                title={say.none}
              >
                <p>{say.noneText}</p>
              </EmptyState>
            )}
            <SavedList conversations={conversations} />
            <Pager
              after={say.older}
              before={say.newer}
              hasMore={hasMore}
              hrefOf={(to) => ({ pathname: href("/portal/health-ai"), search: `?page=${to}` })}
              label={say.pages}
              page={page}
            />
            <StopSaving />
          </>
        )}
      </div>
    </Section>
  );
}

const AskAgain = () => <LinkButton to={href("/health-ai")}>{say.askHealthAi}</LinkButton>;

/** States the consequences before the button. */
function StopSaving() {
  return (
    <section className="border-t border-line pt-6">
      <h3 className="text-xl">{say.stopTitle}</h3>
      <p className="measure mt-2 text-ink-soft">
        {say.terms(SAVED_DAYS, MOST_SAVED.toLocaleString("en-PH"))}
      </p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {say.stop}
        </summary>
        <IntentForm className="grid gap-3" intent="stop">
          <p className="measure text-ink-soft">
            {say.stopText} <Link to={href("/portal/your-data")}>{say.yourData}</Link>
          </p>
          <div>
            <IntentButton variant="danger">{say.stopNow}</IntentButton>
          </div>
        </IntentForm>
      </details>
    </section>
  );
}

type SavedConversation = {
  id: string;
  when: string;
  questions: number;
  question: string | undefined;
};

function SavedList({ conversations }: { conversations: readonly SavedConversation[] }) {
  if (conversations.length === 0) return null;
  return (
    <ul aria-label={say.title} className="grid gap-3">
      {conversations.map(({ id, when, questions, question }) => (
        <Card as="li" className="grid gap-1" key={id}>
          <TextLink
            className="font-semibold"
            to={href("/portal/health-ai/:conversationId", { conversationId: id })}
          >
            <bdi className="line-clamp-2 wrap-anywhere">{question ?? say.conversationOf(when)}</bdi>
          </TextLink>
          <p className="figures text-sm text-ink-soft">{say.began(when, questions)}</p>
          {question === undefined && <p className="text-sm text-ink-soft">{say.unreadable}</p>}
        </Card>
      ))}
    </ul>
  );
}
