/** How soon a writer needs help, the most urgent first. */
export const URGENCIES = ["crisis", "emergency", "soon"] as const;
export type Urgency = (typeof URGENCIES)[number];

/** The gravest sign in a text, and why it is one, for staff. */
export type UrgentSign = { urgency: Urgency; reason: string };

/** A person has to look at it now. */
export const isPressing = (urgency: Urgency | undefined): boolean =>
  urgency === "crisis" || urgency === "emergency";
