import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatDate } from "#app/lib/dates.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AnswerList } from "#app/ui/answer-list.tsx";
import { answerRows } from "../../views/answers-in-words.ts";
import { ClosedResult } from "../../components/closed-assessment.tsx";
import { resultMessages } from "../../texts/shopper-result.ts";
import { ResultView, resultTitle } from "../../components/result-view.tsx";
import { assessmentAccess } from "../../queries/assessment-access.server.ts";
import { ownAssessment } from "../../queries/own.server.ts";
import { showResult } from "../../queries/show-result.server.ts";
import { portalMessages as say } from "../../texts/shopper-portal.ts";
import type { Route } from "./+types/own-assessment.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? `${loaderData.taken} · ${say.title}` : say.title, matches),
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { ctx, env } = served;
  const found = orNotFound(await ownAssessment(ctx.db, signedIn(ctx).userId, params.assessmentId));
  const { answers, outcome, completedAt } = found;
  const closed = (await assessmentAccess(served)) === "closed";
  const { flash, headers } = takeFlash(request, env.appUrl);
  const page = {
    answers,
    shown: closed ? undefined : await showResult(ctx.db, answers, outcome),
    taken: say.taken(formatDate(completedAt)),
    flash: flash ?? null,
  };
  return data(page, { headers });
}

export default function OwnAssessment({ loaderData }: Route.ComponentProps) {
  const { shown, answers, taken, flash } = loaderData;
  return (
    <article className="grid gap-8 py-6">
      {flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
      <header className="grid gap-1">
        <p className="text-ink-soft">{taken}</p>
        <h2 className="text-2xl">{shown ? resultTitle(shown.judgement) : resultMessages.title}</h2>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start">
        {shown ? <ResultView result={shown} /> : <ClosedResult />}
        <section className="grid gap-3">
          <h2 className="text-xl">{say.answers}</h2>
          <AnswerList rows={answerRows(answers)} />
        </section>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href("/portal/assessments")} variant="secondary">
          {say.back}
        </LinkButton>
        <LinkButton to={href("/assessment")} variant="quiet">
          {say.retake}
        </LinkButton>
      </div>
    </article>
  );
}
