import { href } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { UrgencyNotice } from "#app/care/triage/components/urgency-notice.tsx";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { PreVisitAnswerList } from "../../components/pre-visit-answers.tsx";
import { PreVisitForm } from "../../components/pre-visit-form.tsx";
import { preVisitMessages as say } from "../../texts/shopper-pre-visit.ts";
import { showPreVisit } from "./pre-visit-page.server.ts";
import { submitPreVisit } from "./submit-pre-visit.server.ts";
import type { Route } from "./+types/pre-visit-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData ? say.titleOf(loaderData.number) : say.title, matches);

export async function loader({ params, context }: Route.LoaderArgs) {
  return orNotFound(await showPreVisit(context.get(requestContext).ctx, params.bookingId));
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitPreVisit(context.get(requestContext), request, params.bookingId);

/** Revalidate after a refusal too, because only the newest version can be saved. */
export const shouldRevalidate = () => true;

export default function PreVisitPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, lead, readOnly, saved, from, answers, version, consent } = loaderData;
  return (
    <Page className="pb-20" width="text">
      <PageTitle
        actions={
          <LinkButton
            to={href("/consultation/booking/:bookingId", { bookingId: id })}
            variant="secondary"
          >
            {say.back}
          </LinkButton>
        }
        lead={lead}
      >
        {say.title}
      </PageTitle>
      <div className="grid gap-6">
        {actionData?.urgency && (
          <>
            <UrgencyNotice received="answers" urgency={actionData.urgency} />
            <Notice tone="success">{say.savedNow}</Notice>
          </>
        )}
        {readOnly && <Notice announced={actionData !== undefined}>{readOnly}</Notice>}
        {from && <Notice announced={false}>{from}</Notice>}
        {saved && <p className="text-ink-soft">{saved}</p>}
        {readOnly ? (
          answers && <PreVisitAnswerList answers={answers} />
        ) : (
          <PreVisitForm
            answers={answers}
            consent={consent}
            failure={actionData?.urgency ? undefined : actionData}
            version={version}
          />
        )}
      </div>
    </Page>
  );
}
