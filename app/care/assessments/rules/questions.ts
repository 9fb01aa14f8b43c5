/** The questions and what can be answered. The keys are stored, so they never change their meaning. */

export const WELLNESS_GOALS = [
  "weight_loss",
  "beauty_glow",
  "energy_longevity",
  "recovery_wellness",
  "body_shaping",
] as const;
export type WellnessGoal = (typeof WELLNESS_GOALS)[number];

export const CHALLENGES = [
  "stubborn_weight",
  "slow_metabolism",
  "constant_cravings",
  "low_energy",
  "skin_aging",
  "poor_recovery",
  "stress_eating",
] as const;
export type Challenge = (typeof CHALLENGES)[number];

/** Who is 60 is in `46-60`; `60+` is everybody older. */
export const AGE_GROUPS = ["18-30", "31-45", "46-60", "60+"] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** Answered like an age group, and the end of the assessment. It is never stored. */
export const UNDER_AGE = "under_18";

export const CONDITIONS = [
  "diabetes",
  "insulin_sulfonylurea",
  "thyroid_cancer",
  "men2_family_mtc",
  "pancreatitis",
  "gallbladder",
  "heart_disease",
  "kidney_liver",
  "pregnancy",
  "breastfeeding",
  "eating_disorder",
  "allergy",
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Says that no condition of the list applies; with any other answer it means nothing. */
export const NONE = "none";
export const HEALTH_CONDITIONS = [...CONDITIONS, NONE] as const;
export type HealthCondition = (typeof HEALTH_CONDITIONS)[number];

export const GLP_EXPERIENCES = ["experienced", "some", "peptides_only", "none"] as const;
export type GlpExperience = (typeof GLP_EXPERIENCES)[number];

/** From the least supervision to the most. */
export const TREATMENT_APPROACHES = ["self_guided", "hybrid", "doctor_supervised"] as const;
export type TreatmentApproach = (typeof TREATMENT_APPROACHES)[number];

export type Answers = {
  contact: string;
  /** Empty where it was left out. Typed by anybody, so it proves nothing. */
  email: string;
  wellnessGoal: WellnessGoal;
  challenges: readonly Challenge[];
  ageGroup: AgeGroup;
  healthConditions: readonly HealthCondition[];
  glpExperience: GlpExperience;
  treatmentApproach: TreatmentApproach;
};

export type Question = keyof Answers;
