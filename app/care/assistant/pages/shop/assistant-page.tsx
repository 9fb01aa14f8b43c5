import { Form, href, useNavigation } from "react-router";
import { pageTags } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, TextAnchor, TextLink } from "#app/ui/button.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { HelpWays } from "#app/care/triage/components/help-ways.tsx";
import { SaveConsent } from "../../components/save-consent.tsx";
import { TurnView } from "../../components/turn-view.tsx";
import { LONGEST_MESSAGE } from "../../rules/longest-message.ts";
import { savingMessages } from "../../texts/shopper-saving.ts";
import { assistantMessages as say } from "../../texts/shopper.ts";
import { loadSaving } from "./answer-saving.server.ts";
import { submitAgreement } from "./assistant-page.server.ts";
import { submitMessage } from "./submit-message.server.ts";
import type { Route } from "./+types/assistant-page.ts";

/** Each opened page has a conversation of its own, which its first question begins. */
export async function loader({ context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  return {
    sessionId: served.ctx.ids.newId(),
    canonical: new URL(href("/health-ai"), served.env.appUrl).href,
    ...(await loadSaving(served)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const texts = await readFormTexts(request);
  return texts["intent"] === "agree"
    ? submitAgreement(served, texts)
    : submitMessage(context, texts);
}

/** The conversation keeps the id of its first page. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageTags({
    ...matches[0].loaderData,
    title: say.title,
    text: say.description,
    url: loaderData.canonical,
  });

export default function AssistantPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    sessionId = loaderData.sessionId,
    turns = [],
    problem,
    typed = "",
    suggestions = [],
    notAgreed,
  } = actionData ?? {};
  const isSaving = actionData?.isSaving ?? loaderData.saving === "on";
  const asksToSave = !isSaving && loaderData.saving === "off";
  const isSending = useNavigation().formData !== undefined;
  return (
    <Page className="assistant-page pb-20" width="text">
      <PageTitle lead={say.subtitle}>{say.title}</PageTitle>
      <p className="mb-4 rounded-card bg-sunken px-4 py-3">{say.always}</p>
      {turns.length > 0 && (
        <ol aria-label={say.conversation} className="mb-6 grid gap-4">
          {turns.map((turn, index) => (
            // A turn never moves.
            // oxlint-disable-next-line react/no-array-index-key
            <TurnView key={index} turn={turn} />
          ))}
        </ol>
      )}
      {notAgreed && !asksToSave && <Notice className="mb-4" title={notAgreed} tone="warning" />}
      {actionData?.isUnsaved && <p className="mb-4 text-sm">{savingMessages.notSaved}</p>}
      {problem && (
        <Notice
          action={problem.isUrgent && <HelpWays level="emergency" />}
          className="mb-4"
          tone={problem.isUrgent ? "error" : "warning"}
        >
          {problem.text}
        </Notice>
      )}
      <Form className="grid gap-4" method="post" noValidate>
        <input name="sessionId" type="hidden" value={sessionId} />
        <Field error={problem?.field} label={say.label} name="message">
          <Textarea defaultValue={typed} key={turns.length} maxLength={LONGEST_MESSAGE} required />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button pending={isSending}>{say.send}</Button>
          <TextAnchor href={href("/health-ai")}>{say.newConversation}</TextAnchor>
        </div>
      </Form>
      <QuickQuestions
        questions={suggestions.length > 0 ? suggestions : say.quickQuestions}
        sessionId={sessionId}
        title={suggestions.length > 0 ? say.suggestionsTitle : say.quickTitle}
      />
      <div className="mt-8 grid gap-4">
        <HelpWays level="none" />
        <p className="text-sm text-ink-soft">{isSaving ? savingMessages.privacy : say.privacy}</p>
        {isSaving && <SavedLink />}
        {asksToSave && (
          <SaveConsent error={notAgreed} wording={loaderData.wording}>
            <input name="sessionId" type="hidden" value={sessionId} />
          </SaveConsent>
        )}
      </div>
    </Page>
  );
}

const SavedLink = () => (
  <TextLink className="justify-self-start" to={href("/portal/health-ai")}>
    {savingMessages.see}
  </TextLink>
);

type QuickProps = { title: string; sessionId: string; questions: readonly string[] };

function QuickQuestions({ title, sessionId, questions }: QuickProps) {
  return (
    <section aria-label={title} className="mt-6">
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question}>
            <Form method="post">
              <input name="sessionId" type="hidden" value={sessionId} />
              <input name="message" type="hidden" value={question} />
              <Button variant="secondary">{question}</Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
