import { createHash } from "node:crypto";
import { resultMessages as say } from "../texts/shopper-result.ts";
import { healthTextMessages as titles } from "../texts/staff-review.ts";
import { answerLabels, assessmentMessages, questionTexts } from "../texts/shopper.ts";
import { judgeAnswers, leadsToProfessional } from "../rules/judge-answers.ts";
import { LABELLED } from "#app/goods/catalog/rules/label-steps.ts";
import { labelStep } from "../rules/label-ladder.ts";
import {
  AGE_GROUPS,
  CHALLENGES,
  CONDITIONS,
  GLP_EXPERIENCES,
  HEALTH_CONDITIONS,
  TREATMENT_APPROACHES,
  UNDER_AGE,
  WELLNESS_GOALS,
  type Condition,
  type Question,
} from "../rules/questions.ts";
import { STEPS } from "../rules/steps.ts";

/** A text for shoppers, under the heading it belongs to. */
type TextItem = { name: string; lead?: string; texts: readonly string[] };
type TextPart = { title: string; items: readonly TextItem[] };

const named = <T extends string>(keys: readonly T[], labels: Record<T, string>) =>
  keys.map((key) => labels[key]);

const options: Record<Question, readonly string[]> = {
  contact: [],
  email: [],
  wellnessGoal: named(WELLNESS_GOALS, answerLabels.goals),
  challenges: named(CHALLENGES, answerLabels.challenges),
  ageGroup: named([UNDER_AGE, ...AGE_GROUPS], answerLabels.ages),
  healthConditions: named(HEALTH_CONDITIONS, answerLabels.conditions),
  glpExperience: named(GLP_EXPERIENCES, answerLabels.experiences),
  treatmentApproach: TREATMENT_APPROACHES.map((approach) => {
    const { label, hint } = answerLabels.approaches[approach];
    return `${label}: ${hint}`;
  }),
};

/** The consequence of a condition, derived from the rule itself for each age and each approach. */
function consequence(condition: Condition): string {
  const cases = AGE_GROUPS.flatMap((ageGroup) =>
    TREATMENT_APPROACHES.map((treatmentApproach) => ({
      labels: [answerLabels.ages[ageGroup], answerLabels.approaches[treatmentApproach].label],
      judged: judgeAnswers({ ageGroup, healthConditions: [condition], treatmentApproach }),
    })),
  );
  const stops = cases.filter(({ judged }) => judged.kind === "consultation");
  if (stops.length === cases.length) return titles.always;
  // An answer that is enough by itself is named alone.
  const enough = new Set(
    stops
      .flatMap(({ labels }) => labels)
      .filter((label) =>
        cases.every((each) => !each.labels.includes(label) || stops.includes(each)),
      ),
  );
  const others = stops.filter(({ labels }) => !labels.some((label) => enough.has(label)));
  const softer = cases.filter(({ judged }) => !leadsToProfessional(judged));
  return titles.sometimes(
    [...enough, ...others.map(({ labels }) => labels.join(", "))],
    softer.map(({ labels }) => labels.join(", ")),
  );
}

/**
 * Every health text and rule of the assessment in the code, in the order shoppers see them. The
 * version is made from exactly the words that a clinician reads here.
 */
export const HEALTH_TEXTS: readonly TextPart[] = [
  {
    title: titles.questions,
    items: STEPS.flat().map((question) => ({
      name: questionTexts[question].title,
      lead: questionTexts[question].why,
      texts: options[question],
    })),
  },
  {
    title: titles.underAge,
    items: [
      {
        name: assessmentMessages.stop.title,
        texts: [
          assessmentMessages.stop.text,
          assessmentMessages.stop.next,
          assessmentMessages.stop.crisis,
        ],
      },
    ],
  },
  {
    title: titles.conditions,
    items: CONDITIONS.map((condition) => ({
      name: say.label(condition),
      lead: consequence(condition),
      texts: [say.condition(condition)],
    })),
  },
  {
    title: titles.results,
    items: [
      { name: say.consultation, texts: [say.consultationLead] },
      { name: say.doctorFirstTitle, texts: [say.doctorFirst] },
      { name: say.askedTitle, texts: [say.asked] },
      { name: say.professional, texts: [...say.ways, say.emergency] },
      {
        name: say.productsTitle,
        texts: [
          ...WELLNESS_GOALS.map((goal) => say.reason({ kind: "goal", goal }, titles.aProduct)),
          say.reason({ kind: "no_condition" }, undefined),
          say.supervised(titles.aProduct),
          say.approval(titles.aProduct),
        ],
      },
    ],
  },
  {
    title: titles.labels,
    items: LABELLED.map((compound) => ({
      name: compound,
      texts: [
        ...GLP_EXPERIENCES.map((experience) => {
          const step = labelStep(compound, experience);
          const reason = say.reason({ kind: "experience", experience }, undefined);
          return `${answerLabels.experiences[experience]}: ${step ? say.hint(step) : ""}. ${reason}`;
        }),
        say.hintMore,
      ],
    })),
  },
  {
    title: say.notes,
    items: CHALLENGES.map((challenge) => ({
      name: answerLabels.challenges[challenge],
      texts: [say.note(challenge)],
    })),
  },
];

/** Any change to these words and rules changes the version. */
const version = createHash("sha256").update(JSON.stringify(HEALTH_TEXTS)).digest("hex");

export const CURRENT_TEXTS = { subject: "assessment", version: version.slice(0, 12) } as const;
