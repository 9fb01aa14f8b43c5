import type { SomeAnswers } from "./draft.ts";
import type { Answers, Question } from "./questions.ts";

/** The seven screens. The last one asks two things, since the first two take a screen each. */
export const STEPS = [
  ["contact"],
  ["email"],
  ["wellnessGoal"],
  ["challenges"],
  ["ageGroup"],
  ["healthConditions"],
  ["glpExperience", "treatmentApproach"],
] as const satisfies readonly (readonly Question[])[];

export const LAST_STEP = STEPS.length;

/** Counted from 1, as people read it. */
export function questionsOf(step: number): readonly Question[] {
  return STEPS[step - 1] ?? [];
}

/** The first screen with something unanswered; undefined when all is answered. */
export function firstOpenStep(answers: SomeAnswers): number | undefined {
  const index = STEPS.findIndex((questions) =>
    questions.some((question) => answers[question] === undefined),
  );
  return index === -1 ? undefined : index + 1;
}

export function isComplete(answers: SomeAnswers): answers is Answers {
  return firstOpenStep(answers) === undefined;
}

/** The screen that was asked for, but never one behind an unanswered one. */
export function stepToShow(asked: string | null, answers: SomeAnswers): number {
  const open = firstOpenStep(answers) ?? LAST_STEP;
  const wanted = /^[1-9]$/.test(asked ?? "") ? Number(asked) : open;
  return Math.min(wanted, open, LAST_STEP);
}
