import { MessageCircleQuestion } from "lucide-react";
import { data, Form, href, useNavigation } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { QueuePage } from "#app/ui/queue/queue-page.tsx";
import { settleQuestion } from "../../commands/settle-question.server.ts";
import { questionOutcomeInput } from "../../input.ts";
import { nextQuestion } from "../../queries/waiting.server.ts";
import { QUESTION_OUTCOMES, type QuestionOutcome } from "../../rules/unanswered.ts";
import { assistantStaffMessages as say } from "../../texts/staff.ts";
import type { Route } from "./+types/questions-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.questions, matches)];

const afterOf = (id: string) => `${href("/admin/assistant/questions")}?after=${id}`;
const STATUS = { forbidden: 403, not_found: 404, settled: 409 } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { searchParams } = url;
  const asked = { only: searchParams.get("question"), after: searchParams.get("after") };
  const { left, question } = await nextQuestion(ctx.db, asked);
  return {
    left,
    question: question && {
      id: question.id,
      text: question.question,
      asked: say.asked(question.times, formatDate(question.lastAskedAt)),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const form = parseForm(questionOutcomeInput, await readFormTexts(request));
  if (!form.ok) return data({ message: say.notUnderstood }, { status: 422 });
  const { questionId, outcome } = form.value;
  const settled = await settleQuestion(served.ctx, form.value);
  if (settled.ok) return redirectWithFlash(served, afterOf(questionId), say.questionDone[outcome]);
  return data({ message: say.errors[settled.reason] }, { status: STATUS[settled.reason] });
}

/** Revalidate after a refusal too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

const KEYS: Record<QuestionOutcome, string> = { answered: "a", declined: "d" };

export default function QuestionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { question, left } = loaderData;
  const busy = useNavigation().formData?.get("outcome");
  return (
    <QueuePage
      current={question && { id: question.id, name: say.questionOf }}
      empty={{
        icon: <MessageCircleQuestion />,
        title: say.noQuestions,
        hint: say.noQuestionsHint,
      }}
      keys={QUESTION_OUTCOMES.map((outcome) => ({ key: KEYS[outcome], does: say[outcome] }))}
      lead={say.questionsLead}
      left={left}
      notice={actionData && <Notice title={actionData.message} tone="error" />}
      skipTo={question && left > 1 ? afterOf(question.id) : undefined}
      title={say.questions}
    >
      {question && (
        <Card className="grid gap-4" key={question.id}>
          <p className="measure text-lg wrap-anywhere">
            <bdi>{question.text}</bdi>
          </p>
          <p className="text-sm text-ink-soft">{question.asked}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={href("/admin/content/faq/new")} variant="secondary">
              {say.addQuestion}
            </LinkButton>
            <LinkButton to={href("/admin/content/articles/new")} variant="secondary">
              {say.writeArticle}
            </LinkButton>
          </div>
          <div className="flex flex-wrap gap-3 border-t border-line pt-4">
            {QUESTION_OUTCOMES.map((outcome) => (
              <Form key={outcome} method="post">
                <input name="questionId" type="hidden" value={question.id} />
                <input name="outcome" type="hidden" value={outcome} />
                <Button
                  data-queue-key={KEYS[outcome]}
                  pending={busy === outcome}
                  variant={outcome === "answered" ? "primary" : "secondary"}
                >
                  {say[outcome]}
                </Button>
              </Form>
            ))}
          </div>
        </Card>
      )}
    </QueuePage>
  );
}
