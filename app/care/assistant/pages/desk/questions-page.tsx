import { MessageCircleQuestion } from "lucide-react";
import { Form, href, useNavigation } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { QueuePage } from "#app/ui/queue/queue-page.tsx";
import { AnswerForm } from "../../components/answer-form.tsx";
import { similarQuestions } from "../../queries/answered-questions.server.ts";
import { nextQuestion } from "../../queries/waiting.server.ts";
import { QUESTION_OUTCOMES, type QuestionOutcome } from "../../rules/unanswered.ts";
import { assistantStaffMessages as say } from "../../texts/staff.ts";
import { afterQuestion, submitQuestion } from "./submit-question.server.ts";
import type { Route } from "./+types/questions-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.questions, matches)];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { searchParams } = url;
  const asked = { only: searchParams.get("question"), after: searchParams.get("after") };
  const { left, question } = await nextQuestion(ctx.db, asked);
  return {
    left,
    next: question && left > 1 ? afterQuestion(question.id) : undefined,
    question: question && {
      id: question.id,
      text: question.question,
      asked: say.asked(question.times, formatDate(question.lastAskedAt)),
    },
    similar: question ? await similarQuestions(ctx.db, question) : [],
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return submitQuestion(context.get(requestContext), await readFormTexts(request));
}

/** Revalidate after a refusal too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

const KEYS: Record<QuestionOutcome, string> = { answered: "a", declined: "d" };

export default function QuestionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { question, left, next, similar } = loaderData;
  const { message, errors = {}, values } = actionData ?? {};
  const isTyped = question !== undefined && values?.["questionId"] === question.id;
  // The form of another question is not shown, and neither is what is wrong with it.
  const said = message ?? (isTyped ? undefined : Object.values(errors)[0]);
  const busy = useNavigation().formData?.get("outcome");
  return (
    <QueuePage
      current={question && { id: question.id, name: say.questionOf }}
      empty={{
        icon: <MessageCircleQuestion />,
        title: say.noQuestions,
        hint: say.noQuestionsHint,
      }}
      keys={[
        { key: "e", does: say.answer },
        ...QUESTION_OUTCOMES.map((outcome) => ({ key: KEYS[outcome], does: say[outcome] })),
      ]}
      lead={say.questionsLead}
      left={left}
      notice={said && <Notice title={said} tone="error" />}
      skipTo={next}
      title={say.questions}
    >
      {question && (
        <Card className="grid gap-4" key={question.id}>
          <p className="measure text-lg wrap-anywhere">
            <bdi>{question.text}</bdi>
          </p>
          <p className="text-sm text-ink-soft">{question.asked}</p>
          <AnswerForm
            errors={errors}
            question={question}
            similar={similar}
            typed={isTyped ? values : undefined}
          />
          <p className="border-t border-line pt-4 text-sm text-ink-soft">{say.elsewhere}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={href("/admin/content/articles/new")} variant="secondary">
              {say.writeArticle}
            </LinkButton>
            {QUESTION_OUTCOMES.map((outcome) => (
              <Form key={outcome} method="post">
                <input name="questionId" type="hidden" value={question.id} />
                <input name="outcome" type="hidden" value={outcome} />
                <Button
                  data-queue-key={KEYS[outcome]}
                  pending={busy === outcome}
                  variant="secondary"
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
