/** Thousandths of a milligram, so that no dose is a fraction of two. */
export type Micrograms = number;

export const MEDICATIONS = ["tirzepatide", "semaglutide", "liraglutide"] as const;
export type Medication = (typeof MEDICATIONS)[number];

type Step = { fromWeek: number; dose: Micrograms };

export type Label = {
  start: Micrograms;
  max: Micrograms;
  every: "week" | "day";
  /** The fastest that the label allows, as the dose from a week on. Each dose is a strength that exists. */
  ladder: readonly [Step, ...Step[]];
  source: { name: string; url: string; reviewedOn: string };
};

/** For education. Only these three have a label: a compound without one never gets a schedule. */
export const LABELS: Record<Medication, Label> = {
  tirzepatide: {
    start: 2_500,
    max: 15_000,
    every: "week",
    ladder: [
      { fromWeek: 1, dose: 2_500 },
      { fromWeek: 5, dose: 5_000 },
      { fromWeek: 9, dose: 7_500 },
      { fromWeek: 13, dose: 10_000 },
      { fromWeek: 17, dose: 12_500 },
      { fromWeek: 21, dose: 15_000 },
    ],
    source: {
      name: "Zepbound, United States prescribing information, section 2",
      url: "https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=zepbound",
      reviewedOn: "2026-11-21",
    },
  },
  semaglutide: {
    start: 250,
    max: 2_400,
    every: "week",
    ladder: [
      { fromWeek: 1, dose: 250 },
      { fromWeek: 5, dose: 500 },
      { fromWeek: 9, dose: 1_000 },
      { fromWeek: 13, dose: 1_700 },
      { fromWeek: 17, dose: 2_400 },
    ],
    source: {
      name: "Wegovy, United States prescribing information, section 2",
      url: "https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=wegovy",
      reviewedOn: "2026-11-21",
    },
  },
  liraglutide: {
    start: 600,
    max: 3_000,
    every: "day",
    ladder: [
      { fromWeek: 1, dose: 600 },
      { fromWeek: 2, dose: 1_200 },
      { fromWeek: 3, dose: 1_800 },
      { fromWeek: 4, dose: 2_400 },
      { fromWeek: 5, dose: 3_000 },
    ],
    source: {
      name: "Saxenda, United States prescribing information, section 2",
      url: "https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=saxenda",
      reviewedOn: "2026-11-21",
    },
  },
};

/** The step that the label has reached in a week at the earliest. */
export function labelStep({ ladder }: Label, week: number): Micrograms {
  const [first] = ladder;
  return (ladder.findLast(({ fromWeek }) => fromWeek <= week) ?? first).dose;
}

/** The largest strength that exists and is not above a dose; the smallest one where all are. */
export function strengthWithin({ ladder }: Label, dose: Micrograms): Micrograms {
  const [first] = ladder;
  return (ladder.findLast((step) => step.dose <= dose) ?? first).dose;
}
