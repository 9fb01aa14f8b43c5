import type { ReactNode } from "react";
import { Field, Input } from "#app/ui/field.tsx";
import { answerLabels, assessmentMessages as say, questionTexts } from "../texts/shopper.ts";
import {
  AGE_GROUPS,
  CHALLENGES,
  GLP_EXPERIENCES,
  HEALTH_CONDITIONS,
  TREATMENT_APPROACHES,
  UNDER_AGE,
  WELLNESS_GOALS,
  type Question,
} from "../rules/questions.ts";
import type { SomeAnswers } from "../rules/draft.ts";
import { ChoiceField, type ChoiceOption } from "./choice-field.tsx";

type ChoiceQuestion = Exclude<Question, "contact" | "email">;

const labelled = <T extends string>(options: readonly T[], labels: Record<T, string>) =>
  options.map((value) => ({ value, label: labels[value] }));

const OPTIONS: Record<ChoiceQuestion, readonly ChoiceOption[]> = {
  wellnessGoal: labelled(WELLNESS_GOALS, answerLabels.goals),
  challenges: labelled(CHALLENGES, answerLabels.challenges),
  ageGroup: labelled([UNDER_AGE, ...AGE_GROUPS], answerLabels.ages),
  healthConditions: labelled(HEALTH_CONDITIONS, answerLabels.conditions),
  glpExperience: labelled(GLP_EXPERIENCES, answerLabels.experiences),
  treatmentApproach: TREATMENT_APPROACHES.map((value) => ({
    value,
    ...answerLabels.approaches[value],
  })),
};

const MANY: ReadonlySet<Question> = new Set(["challenges", "healthConditions"]);

type QuestionFieldProps = {
  question: Question;
  heading: ReactNode;
  answers: SomeAnswers;
  /** The typed text that the server refused. */
  typed: string | undefined;
  error: string | undefined;
  firstKey: number;
};

export function QuestionField(props: QuestionFieldProps) {
  const { question, heading, answers, typed, error, firstKey } = props;
  const why = <Why question={question} />;
  if (question === "contact" || question === "email") {
    const own =
      question === "contact"
        ? ({ autoComplete: "given-name", maxLength: 80 } as const)
        : ({ autoComplete: "email", inputMode: "email", type: "email" } as const);
    return (
      <div className="grid gap-5">
        {heading}
        {why}
        <Field
          error={error}
          label={question === "contact" ? say.name : say.email}
          name={question}
          note={question === "email" ? say.optional : undefined}
        >
          <Input {...own} defaultValue={typed ?? answers[question]} />
        </Field>
      </div>
    );
  }
  const given = answers[question];
  return (
    <ChoiceField
      chosen={typeof given === "string" ? [given] : (given ?? [])}
      error={error}
      firstKey={firstKey}
      hint={
        <>
          {why}
          {MANY.has(question) && <span className="mt-1 block font-semibold">{say.several}</span>}
        </>
      }
      legend={heading}
      many={MANY.has(question)}
      options={OPTIONS[question]}
      question={question}
    />
  );
}

export function optionCount(question: Question): number {
  return question === "contact" || question === "email" ? 0 : OPTIONS[question].length;
}

function Why({ question }: { question: Question }) {
  return (
    <span className="block text-ink-soft">
      <span className="font-semibold">{say.why}:</span> {questionTexts[question].why}
    </span>
  );
}
