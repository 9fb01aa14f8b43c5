import { assistantPages } from "#app/modules/assistant/pages.ts";
import { assessmentsPages } from "#app/modules/assessments/pages.ts";
import { consultationsPages } from "#app/modules/consultations/pages.ts";
import { dosingPages } from "#app/modules/dosing/pages.ts";
import { therapyPages } from "#app/modules/therapy/pages.ts";
import { wellnessPages } from "#app/modules/wellness/pages.ts";

/** The pages that accompany somebody through a course: questions, labels, visits, doses. */
export const healthPages = {
  ...assessmentsPages,
  ...dosingPages,
  ...consultationsPages,
  ...therapyPages,
  ...wellnessPages,
  ...assistantPages,
};
