/** The questions and their options. The keys are stored, so their meaning never changes. */

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

/** A person who is 60 belongs to `46-60`; `60+` is for people who are older. */
export const AGE_GROUPS = ["18-30", "31-45", "46-60", "60+"] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** Offered like an age group, but it ends the assessment and is never stored. */
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

/** No condition of the list applies. Together with another answer it has no meaning. */
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
  /** Empty if omitted. Anyone can type an address, so it proves nothing. */
  email: string;
  wellnessGoal: WellnessGoal;
  challenges: readonly Challenge[];
  ageGroup: AgeGroup;
  healthConditions: readonly HealthCondition[];
  glpExperience: GlpExperience;
  treatmentApproach: TreatmentApproach;
};

export type Question = keyof Answers;
