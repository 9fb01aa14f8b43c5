/** The most common symptoms. Others can be typed. */
export const CHIPS = [
  "nausea",
  "vomiting",
  "diarrhoea",
  "constipation",
  "stomach_pain",
  "low_appetite",
  "headache",
  "dizziness",
  "tiredness",
  "injection_site",
  "severe_stomach_pain",
  "chest_pain",
  "trouble_breathing",
] as const;
export type Chip = (typeof CHIPS)[number];

export const CHIP_LABELS: Record<Chip, string> = {
  nausea: "Nausea",
  vomiting: "Vomiting",
  diarrhoea: "Diarrhea",
  constipation: "Constipation",
  stomach_pain: "Stomach pain",
  low_appetite: "Low appetite",
  headache: "Headache",
  dizziness: "Dizziness",
  tiredness: "Tiredness",
  injection_site: "Sore or red injection site",
  severe_stomach_pain: "Severe stomach pain",
  chest_pain: "Chest pain",
  trouble_breathing: "Trouble breathing",
};

/** The name of a chip's box in the form. */
export const chipName = (chip: Chip): `chip-${Chip}` => `chip-${chip}`;

export const MOST_SYMPTOMS = 20;
export const LONGEST_SYMPTOM = 60;

/** Texts between commas, trimmed; empty ones and repetitions are left out. */
export function splitSymptoms(typed: string): string[] {
  const seen = new Set<string>();
  return typed
    .split(",")
    .map((symptom) => symptom.replaceAll(/\s+/g, " ").trim())
    .filter((symptom) => {
      const key = symptom.toLowerCase();
      if (key === "" || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

const chipOf = (symptom: string) =>
  CHIPS.find((chip) => CHIP_LABELS[chip].toLowerCase() === symptom.toLowerCase());

export function sortSymptoms(symptoms: readonly string[]): { chips: Chip[]; others: string[] } {
  const chips = symptoms.flatMap((symptom) => chipOf(symptom) ?? []);
  return { chips, others: symptoms.filter((symptom) => !chipOf(symptom)) };
}
