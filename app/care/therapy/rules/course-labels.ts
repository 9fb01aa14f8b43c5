import { LABELS, type Label } from "#app/care/dosing/rules/medications.ts";

/** What a label says beside its ladder of doses that a course has to follow. */
export type CourseLabel = {
  label: Label;
  everyDays: number;
  /** A missed dose is still taken so many days late; after that it is skipped. */
  lateDays: number;
  /** Days between two doses at least when their day changes; null where the source read names none. */
  leastDays: number | null;
  /** From so many missed in a row on, the prescriber decides how to go on; null where none is named. */
  askAfterMissed: number | null;
  source: { name: string; url: string; readOn: string };
};

/**
 * By the slug of the product that has the same compound, as for the ladder. What has no label has no
 * row, and a course of it needs a clinician's instruction.
 */
const COURSE_LABELS: Readonly<Record<string, CourseLabel>> = {
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

export function courseLabelOf(slug: string): CourseLabel | undefined {
  return Object.hasOwn(COURSE_LABELS, slug) ? COURSE_LABELS[slug] : undefined;
}
