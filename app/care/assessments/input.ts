import { z } from "zod";
import { reviewInput } from "#app/running/content/input.ts";
import { healthTextMessages } from "./texts/staff-review.ts";
import { staffMessages } from "./texts/staff.ts";
import { questionTexts as say } from "./texts/shopper.ts";
import { boxName } from "./rules/answered.ts";
import type { StepAnswers } from "./rules/draft.ts";
import {
  AGE_GROUPS,
  CHALLENGES,
  GLP_EXPERIENCES,
  HEALTH_CONDITIONS,
  TREATMENT_APPROACHES,
  UNDER_AGE,
  WELLNESS_GOALS,
  type Answers,
  type Question,
} from "./rules/questions.ts";
import { MOST_PRODUCTS, slugsOf } from "./rules/goal-steps.ts";
import { withoutContradiction } from "./rules/exclusive-none.ts";

const plain = /^\P{Cc}*$/u;

const contact = z
  .string(say.contact.needed)
  .trim()
  .min(1, say.contact.needed)
  .max(80, say.contact.needed)
  .refine((text) => plain.test(text) && text.isWellFormed(), say.contact.needed);

const email = z
  .string()
  .trim()
  .max(254, say.email.needed)
  .refine((text) => text === "" || z.email().safeParse(text).success, say.email.needed);

const oneOf = <T extends string>(question: Question, options: readonly [T, ...T[]]) =>
  z.enum(options, say[question].needed);

const stored = {
  contact,
  email,
  wellnessGoal: oneOf("wellnessGoal", WELLNESS_GOALS),
  challenges: z.array(z.enum(CHALLENGES)).min(1).transform(unique),
  ageGroup: oneOf("ageGroup", AGE_GROUPS),
  healthConditions: z.array(z.enum(HEALTH_CONDITIONS)).min(1).transform(unique),
  glpExperience: oneOf("glpExperience", GLP_EXPERIENCES),
  treatmentApproach: oneOf("treatmentApproach", TREATMENT_APPROACHES),
};

function unique<T extends string>(choices: readonly T[]): T[] {
  return withoutContradiction([...new Set(choices)]);
}

/** All answers, as a command receives them and a draft may contain them. */
export const answersInput = z.object(stored) satisfies z.ZodType<Answers>;

/** Each option has its own checkbox, because a form sends one text per name. */
function boxes<T extends string>(question: Question, options: readonly T[]) {
  return z.record(z.string(), z.string()).transform((texts, context) => {
    const sent = options.filter((option) => Object.hasOwn(texts, boxName(question, option)));
    if (sent.length > 0 && sent.every((option) => texts[boxName(question, option)] === "yes")) {
      return withoutContradiction(sent);
    }
    context.addIssue({ code: "custom", message: say[question].needed, path: [question] });
    return z.NEVER;
  });
}

/** The fields of each screen, in the order of `STEPS`. */
export const stepInputs: readonly z.ZodType<StepAnswers>[] = [
  z.object({ contact }),
  z.object({ email: email.default("") }),
  z.object({ wellnessGoal: stored.wellnessGoal }),
  boxes("challenges", CHALLENGES).transform((challenges) => ({ challenges })),
  z.object({ ageGroup: oneOf("ageGroup", [UNDER_AGE, ...AGE_GROUPS]) }),
  boxes("healthConditions", HEALTH_CONDITIONS).transform((healthConditions) => ({
    healthConditions,
  })),
  z.object({
    glpExperience: stored.glpExperience,
    treatmentApproach: stored.treatmentApproach,
  }),
];

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(100);

/** One slug per line; empty lines are ignored. */
const slugs = z
  .string(staffMessages.tooMany)
  .max(2_000, staffMessages.tooMany)
  .transform(slugsOf)
  .refine(
    (lines) =>
      lines.length <= MOST_PRODUCTS &&
      new Set(lines).size === lines.length &&
      lines.every((line) => slug.safeParse(line).success),
    staffMessages.tooMany,
  );

export const rulesInput = z.object({
  weight_loss: slugs,
  beauty_glow: slugs,
  energy_longevity: slugs,
  recovery_wellness: slugs,
  body_shaping: slugs,
  default: slugs.refine((lines) => lines.length > 0, staffMessages.noDefault),
});

/** The review of the texts in the code, recorded at `now`. */
export const textReviewInput = (now: Date) =>
  reviewInput(now).extend({
    version: z
      .string(healthTextMessages.changed)
      .regex(/^[\da-f]{12}$/, healthTextMessages.changed),
  });
