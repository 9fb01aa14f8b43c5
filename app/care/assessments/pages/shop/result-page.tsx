import { Form, href } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { resultMessages as result } from "../../texts/shopper-result.ts";
import { ClosedResult } from "../../components/closed-assessment.tsx";
import { ResultView, resultTitle } from "../../components/result-view.tsx";
import { SaveCard, SavedCard } from "../../components/save-card.tsx";
import { useArrivalFocus } from "../../components/use-arrival-focus.ts";
import { submitResult } from "./submit-result.server.ts";
import { showResultPage } from "./result-page.server.ts";
import type { Route } from "./+types/result-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(result.title, matches);

export const loader = ({ request, context }: Route.LoaderArgs) =>
  showResultPage(context.get(requestContext), request);

export const action = ({ request, context }: Route.ActionArgs) =>
  submitResult(context.get(requestContext), request);

export default function ResultPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, contact, consent, saved, signedIn, flash } = loaderData;
  const heading = useArrivalFocus();
  const asks = shown && (!saved || signedIn);
  // A person who signed out in the meantime sees no checkbox, so its error is shown alone.
  const message = actionData?.message ?? (asks ? undefined : actionData?.consent);
  return (
    <Page className="pb-20" width="text">
      <header className="grid gap-2 pt-8 pb-6 md:pt-14">
        <p className="text-ink-soft">{result.hello(contact)}</p>
        <h1 className="text-3xl outline-none" ref={heading} tabIndex={-1}>
          {shown ? resultTitle(shown.judgement) : result.title}
        </h1>
      </header>
      <div className="grid gap-8">
        {message && <Notice tone="error">{message}</Notice>}
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        {shown ? <ResultView result={shown} /> : <ClosedResult />}
        {saved && <SavedCard />}
        {asks && (
          <SaveCard
            consent={consent}
            error={actionData?.consent}
            intent={saved ? "adopt" : "save"}
            signedIn={signedIn}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Form action={href("/assessment")} method="post">
            <Button name="intent" value="restart" variant="secondary">
              {result.retake}
            </Button>
          </Form>
          {!saved && (
            <LinkButton to={`${href("/assessment")}?step=1`} variant="quiet">
              {result.change}
            </LinkButton>
          )}
        </div>
      </div>
    </Page>
  );
}
