import type { AnswerRow } from "#app/ui/answer-list.tsx";
import { answerLabels, questionTexts } from "../texts/shopper.ts";
import type { Answers, Question } from "../rules/questions.ts";
import { STEPS } from "../rules/steps.ts";

/** All answers with their questions. */
export function answerRows(answers: Answers): AnswerRow[] {
  const words = inWords(answers);
  return STEPS.flat().map((question) => ({
    question: questionTexts[question].title,
    answer: words[question],
  }));
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

/** What the form before a visit asks for. Undefined where the person ruled it out. */
export function visitWords(answers: Answers) {
  const { goals, challenges, conditions, experiences } = answerLabels;
  const { wellnessGoal, glpExperience, healthConditions } = answers;
  const applies = healthConditions.filter((each) => each !== "none");
  const own = applies.filter((each) => each !== "allergy" && each !== "insulin_sulfonylurea");
  return {
    wishes: [goals[wellnessGoal], ...answers.challenges.map((each) => challenges[each])],
    insulin: applies.includes("insulin_sulfonylurea") ? conditions.insulin_sulfonylurea : undefined,
    glp: glpExperience === "none" ? undefined : experiences[glpExperience],
    allergy: applies.includes("allergy") ? conditions.allergy : undefined,
    conditions: own.map((each) => conditions[each]),
  };
}
