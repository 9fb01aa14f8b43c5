import { describe, expect, it, test } from "vitest";
import { substanceOf } from "#app/goods/catalog/starter/substances.ts";
import { someAnswers } from "../factories.ts";
import { STARTER_RULES } from "./goal-products.ts";
import { leadsToProfessional, type Judgement } from "./judge-answers.ts";
import { labelStep } from "./label-ladder.ts";
import {
  AGE_GROUPS,
  CHALLENGES,
  CONDITIONS,
  GLP_EXPERIENCES,
  NONE,
  TREATMENT_APPROACHES,
  WELLNESS_GOALS,
  type Answers,
  type Condition,
  type HealthCondition,
} from "./questions.ts";
import { reasonsFor, notesFor } from "./reasons.ts";
import { recommend } from "./recommend.ts";

/**
 * Listed as in the specification and its resolution. This second list catches mistakes in the
 * first.
 */
const HARD_STOPS = new Set<HealthCondition>([
  "diabetes",
  "thyroid_cancer",
  "pancreatitis",
  "pregnancy",
  "men2_family_mtc",
  "breastfeeding",
  "eating_disorder",
  "insulin_sulfonylurea",
  "allergy",
  "gallbladder",
]);
const CONDITIONAL = new Set<HealthCondition>(["heart_disease", "kidney_liver"]);

function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((all, item) => all.flatMap((one) => [one, [...one, item]]), [[]]);
}

const EVERY_CONDITIONS: HealthCondition[][] = subsets<HealthCondition>(CONDITIONS).map((named) =>
  named.length === 0 ? [NONE] : named,
);

/** All possible answers except the challenges, which no rule receives. Almost a million. */
function* everyAnswer(): Generator<Answers> {
  const base = someAnswers();
  for (const healthConditions of EVERY_CONDITIONS) {
    for (const ageGroup of AGE_GROUPS) {
      for (const wellnessGoal of WELLNESS_GOALS) {
        for (const glpExperience of GLP_EXPERIENCES) {
          for (const treatmentApproach of TREATMENT_APPROACHES) {
            const chosen = { healthConditions, ageGroup, wellnessGoal, glpExperience };
            yield { ...base, ...chosen, treatmentApproach };
          }
        }
      }
    }
  }
}

/** Only the first answers that break a rule, since all of them would be too many to read. */
function breaking(rule: (answers: Answers) => boolean): Answers | undefined {
  for (const answers of everyAnswer()) if (!rule(answers)) return answers;
  return undefined;
}

const isStop = (answers: Answers) => answers.healthConditions.some((it) => HARD_STOPS.has(it));
const hasCondition = (answers: Answers) => answers.healthConditions.some((it) => it !== NONE);

/** The barrier before a product. A wish for a doctor is no barrier. */
function bar(judgement: Judgement): "professional first" | "none" {
  if (judgement.kind === "consultation") return "professional first";
  return judgement.doctorFirst.length > 0 ? "professional first" : "none";
}

describe("over all answers", () => {
  it("are as many as they should be", () => {
    let count = 0;
    for (const _ of everyAnswer()) count += 1;
    expect(count).toBe(2 ** 12 * 4 * 5 * 4 * 3);
  });

  it("a hard stop never leads to a product", () => {
    const rule = (answers: Answers) => {
      const { judgement, products } = recommend(answers, STARTER_RULES);
      return !isStop(answers) || (judgement.kind === "consultation" && products.length === 0);
    };
    expect(breaking(rule)).toBeUndefined();
  });

  it("a condition never leads to a product without the notice that names it", () => {
    const rule = (answers: Answers) => {
      const { judgement, products } = recommend(answers, STARTER_RULES);
      if (!hasCondition(answers) || products.length === 0) return true;
      if (judgement.kind !== "products" || !leadsToProfessional(judgement)) return false;
      const named = answers.healthConditions.filter((it) => it !== NONE);
      return named.every((it) => judgement.doctorFirst.some((one) => one === it));
    };
    expect(breaking(rule)).toBeUndefined();
  });

  it("less supervision never lowers the bar", () => {
    const rule = (answers: Answers) => {
      const bars = TREATMENT_APPROACHES.map((treatmentApproach) =>
        bar(recommend({ ...answers, treatmentApproach }, STARTER_RULES).judgement),
      );
      return new Set(bars).size === 1;
    };
    expect(breaking(rule)).toBeUndefined();
  });

  it("one condition more never lowers the bar, and never adds a product", () => {
    const rule = (answers: Answers) => {
      const before = recommend(answers, STARTER_RULES);
      const named = answers.healthConditions.filter((it) => it !== NONE);
      const more: Condition = named.includes("heart_disease") ? "kidney_liver" : "heart_disease";
      const healthConditions = [...new Set([...named, more])];
      const after = recommend({ ...answers, healthConditions }, STARTER_RULES);
      return (
        bar(after.judgement) === "professional first" &&
        after.products.length <= before.products.length
      );
    };
    expect(breaking(rule)).toBeUndefined();
  });

  it("heart, kidney and liver stop whoever is over 60 or wants a doctor, as specified", () => {
    const rule = (answers: Answers) => {
      const { judgement } = recommend(answers, STARTER_RULES);
      const conditional = answers.healthConditions.some((it) => CONDITIONAL.has(it));
      const heavier =
        answers.ageGroup === "60+" || answers.treatmentApproach === "doctor_supervised";
      const stops = isStop(answers) || (conditional && heavier);
      return (judgement.kind === "consultation") === stops;
    };
    expect(breaking(rule)).toBeUndefined();
  });

  it("who wants a doctor is always led to one", () => {
    const rule = (answers: Answers) =>
      answers.treatmentApproach !== "doctor_supervised" ||
      leadsToProfessional(recommend(answers, STARTER_RULES).judgement);
    expect(breaking(rule)).toBeUndefined();
  });

  it("a hint is a first or a second step of a label, the second only with GLP-1 experience", () => {
    const seen = new Set<string>();
    for (const answers of everyAnswer()) {
      const { glpExperience } = answers;
      for (const slug of recommend(answers, STARTER_RULES).products) {
        seen.add(
          `${slug}, ${glpExperience}: ${labelStep(substanceOf(slug).compound, glpExperience)}`,
        );
      }
    }
    const hints = [...seen].filter((line) => !line.endsWith("undefined"));
    expect(hints.toSorted()).toEqual(
      [
        "tirzepatide, none: 2.5mg weekly",
        "tirzepatide, peptides_only: 2.5mg weekly",
        "tirzepatide, some: 5mg weekly",
        "tirzepatide, experienced: 5mg weekly",
        "semaglutide, none: 0.25mg weekly",
        "semaglutide, peptides_only: 0.25mg weekly",
        "semaglutide, some: 0.5mg weekly",
        "semaglutide, experienced: 0.5mg weekly",
      ].toSorted(),
    );
  });
});

test.each([
  ["weight_loss", ["tirzepatide", "semaglutide", "lipo-c-b12"]],
  ["beauty_glow", ["ghk-cu", "glow", "lemon-bottle"]],
  ["energy_longevity", ["nad-plus", "klow", "ghk-cu"]],
  ["recovery_wellness", ["klow", "nad-plus", "lipo-c-b12"]],
  ["body_shaping", ["lemon-bottle", "tirzepatide", "lipo-c-b12"]],
] as const)("%s leads to %j", (wellnessGoal, products) => {
  expect(recommend(someAnswers({ wellnessGoal }), STARTER_RULES).products).toEqual(products);
});

test("a goal that the rules leave empty takes the default", () => {
  const rules = { version: 2, goals: { ...STARTER_RULES.goals, beauty_glow: [] } };
  expect(recommend(someAnswers({ wellnessGoal: "beauty_glow" }), rules).products).toEqual([
    "tirzepatide",
    "semaglutide",
  ]);
});

test("whatever the rules name, a hard stop names nothing", () => {
  const answers = someAnswers({ healthConditions: ["pregnancy"] });
  expect(recommend(answers, STARTER_RULES)).toEqual({
    judgement: { kind: "consultation", because: ["pregnancy"] },
    products: [],
  });
});

test("challenges change what is worth knowing and nothing else", () => {
  const outcomes = subsets(CHALLENGES)
    .filter((challenges) => challenges.length > 0)
    .map((challenges) => {
      const answers = someAnswers({ challenges });
      expect(notesFor(challenges).every((note) => challenges.includes(note))).toBe(true);
      return JSON.stringify([recommend(answers, STARTER_RULES), reasonsFor(answers, true)]);
    });
  expect(new Set(outcomes).size).toBe(1);
});

test("the experience is a reason only where a label is named", () => {
  const kinds = (hinted: boolean) => reasonsFor(someAnswers(), hinted).map(({ kind }) => kind);
  expect(kinds(true)).toEqual(["goal", "experience", "no_condition"]);
  expect(kinds(false)).toEqual(["goal", "no_condition"]);
  const ill = someAnswers({ healthConditions: ["heart_disease"] });
  expect(reasonsFor(ill, false).map(({ kind }) => kind)).toEqual(["goal"]);
});
