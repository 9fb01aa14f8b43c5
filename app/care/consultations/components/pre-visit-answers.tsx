import { PRE_VISIT_QUESTIONS, type PreVisitAnswers } from "../rules/pre-visit.ts";
import { preVisitMessages as say } from "../texts/shopper-pre-visit.ts";

export function PreVisitAnswerList({ answers }: { answers: PreVisitAnswers }) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface">
      {PRE_VISIT_QUESTIONS.map((question) => (
        <div className="grid gap-0.5 px-4 py-3" key={question}>
          <dt className="text-sm text-ink-soft">{say.labels[question]}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{answers[question] || say.nothing}</dd>
        </div>
      ))}
    </dl>
  );
}
