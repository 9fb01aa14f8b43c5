import { z } from "zod";
import {
  AGE_GROUPS,
  CHALLENGES,
  CONDITIONS,
  GLP_EXPERIENCES,
  HEALTH_CONDITIONS,
  TREATMENT_APPROACHES,
  WELLNESS_GOALS,
} from "./questions.ts";

const judgement = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("consultation"), because: z.array(z.enum(CONDITIONS)) }),
  z.object({
    kind: z.literal("products"),
    doctorFirst: z.array(z.enum(CONDITIONS)),
    asked: z.boolean(),
  }),
]);

/** The part that a list shows. Rows outlive deployments, so it is parsed like any input. */
export const listedResult = z.object({
  wellnessGoal: z.enum(WELLNESS_GOALS),
  result: z.object({ judgement, products: z.array(z.string()) }),
});

/** Answers and result as this version of the shop can read them. */
export const storedResult = listedResult.extend({
  challenges: z.array(z.enum(CHALLENGES)),
  ageGroup: z.enum(AGE_GROUPS),
  healthConditions: z.array(z.enum(HEALTH_CONDITIONS)),
  glpExperience: z.enum(GLP_EXPERIENCES),
  treatmentApproach: z.enum(TREATMENT_APPROACHES),
});
