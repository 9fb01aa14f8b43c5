import type { Compound } from "#app/goods/catalog/rules/compounds.ts";
import { LABELS, type Label } from "#app/care/dosing/rules/medications.ts";

/** The label's rules, other than its ladder of doses, that a course must follow. */
export type CourseLabel = {
  label: Label;
  everyDays: number;
  /** A missed dose is still taken so many days late; after that it is skipped. */
  lateDays: number;
  /** Days between two doses at least when their day changes; null where the source read names none. */
  leastDays: number | null;
  /**
   * From this many doses missed in a row, the prescriber decides; null if the label has no number.
   */
  askAfterMissed: number | null;
  source: { name: string; url: string; readOn: string };
};

/** A compound without a label has no row, and its course needs a clinician's instruction. */
const COURSE_LABELS: Partial<Record<Compound, CourseLabel>> = {
  tirzepatide: {
    label: LABELS.tirzepatide,
    everyDays: 7,
    lateDays: 4,
    leastDays: 3,
    askAfterMissed: null,
    source: {
      name: "Zepbound, United States prescribing information, section 2",
      url: "https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=zepbound",
      readOn: "2026-11-21",
    },
  },
  semaglutide: {
    label: LABELS.semaglutide,
    everyDays: 7,
    lateDays: 5,
    leastDays: null,
    askAfterMissed: 2,
    source: {
      name: "Wegovy, United States prescribing information, section 2",
      url: "https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=wegovy",
      readOn: "2026-11-21",
    },
  },
};

export const courseLabelOf = (compound: Compound | null): CourseLabel | undefined =>
  compound === null ? undefined : COURSE_LABELS[compound];
