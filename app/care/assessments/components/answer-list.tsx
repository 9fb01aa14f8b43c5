import { answerLabels, questionTexts } from "../texts/shopper.ts";
import type { Answers, Question } from "../rules/questions.ts";
import { STEPS } from "../rules/steps.ts";

export function AnswerList({ answers }: { answers: Answers }) {
  const said = inWords(answers);
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface">
      {STEPS.flat().map((question) => (
        <div className="grid gap-0.5 px-4 py-3" key={question}>
          <dt className="text-sm text-ink-soft">{questionTexts[question].title}</dt>
          <dd className="break-words">{said[question]}</dd>
        </div>
      ))}
    </dl>
  );
}

function inWords(answers: Answers): Record<Question, string> {
  const { goals, challenges, ages, conditions, experiences, approaches } = answerLabels;
  return {
    contact: answers.contact,
    email: answers.email === "" ? "-" : answers.email,
    wellnessGoal: goals[answers.wellnessGoal],
    challenges: answers.challenges.map((choice) => challenges[choice]).join(" · "),
    ageGroup: ages[answers.ageGroup],
    healthConditions: answers.healthConditions.map((choice) => conditions[choice]).join(" · "),
    glpExperience: experiences[answers.glpExperience],
    treatmentApproach: approaches[answers.treatmentApproach].label,
  };
}
