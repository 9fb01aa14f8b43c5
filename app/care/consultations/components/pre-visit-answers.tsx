import { AnswerList } from "#app/ui/answer-list.tsx";
import { PRE_VISIT_QUESTIONS, type PreVisitAnswers } from "../rules/pre-visit.ts";
import { preVisitMessages as say } from "../texts/shopper-pre-visit.ts";

export function PreVisitAnswerList({ answers }: { answers: PreVisitAnswers }) {
  const rows = PRE_VISIT_QUESTIONS.map((question) => ({
    question: say.labels[question],
    answer: answers[question] || say.nothing,
  }));
  return <AnswerList rows={rows} />;
}
