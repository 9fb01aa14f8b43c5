/**
 * A clinician's review of one version, recorded by staff. The next version starts without a review.
 */
export type Review = { reviewer: string; credentials: string; reviewedOn: string };

/** A text in the code. Each wording of it is a version. */
export type ReviewedText = { subject: "assessment"; version: string };

/** Whether a version may be shown. An unreviewed health text is shown in demo mode only. */
export function mayPublish({ reviewed, demo }: { reviewed: boolean; demo: boolean }): boolean {
  return reviewed || demo;
}
