/** A clinician's review of one version, as staff recorded it; the next version has none. */
export type Review = { reviewer: string; credentials: string; reviewedOn: string };

/** Texts in the code, in one wording: another word is another version. */
export type ReviewedText = { subject: "assessment"; version: string };

/** Whether a version may be shown. A health text nobody has reviewed is shown in demo mode alone. */
export function mayPublish({ reviewed, demo }: { reviewed: boolean; demo: boolean }): boolean {
  return reviewed || demo;
}
