import type { CautionKind } from "../rules/cautions/read-cautions.ts";
export const goneMessages = {
  title: (name: string) => `${name} is no longer sold`,
  lead: "You can no longer order it here. If you still have some, read the safety and storage information below. Ask your clinician before you continue using it.",
  notFound: "Page not found",
  notFoundHint: "We don’t sell a product at this address. It may have been discontinued.",
  safety: "Safety",
  storage: "Storage",
} as const;

/**
 * Loaders pass these and the next texts, so that they are part of the page and not of its scripts.
 */
export const cautionMessages = {
  contraindications: "Contraindications",
  interactions: "Interactions with other medicines",
  kinds: {
    stage: "Times of life",
    condition: "Conditions",
    medicine: "Medicines",
  } satisfies Record<CautionKind, string>,
  tellFirst: (count: number) => `Tell a professional first: ${count} conditions and medicines`,
  tellFirstSources: (sources: readonly string[]) =>
    `Sources: ${sources.join("; ")}. No clinician has reviewed this list yet.`,
  more: (count: number) => `Show ${count} more ${count === 1 ? "caution" : "cautions"}`,
} as const;

type ApprovalWays = {
  doctors: readonly string[];
  /** A clinician of the shop can give approvals now. */
  hasClinician: boolean;
};

export function approvalTexts(name: string, { doctors, hasClinician }: ApprovalWays) {
  return {
    title: "Talk to a doctor first",
    text: `You can order ${name} only after a clinician approves it for you personally.`,
    how: hasClinician
      ? "Sign in and answer a few questions. One of our clinicians reviews your answers, and we email you the decision. If you’re already approved, you can order there."
      : "None of our clinicians can give approvals right now.",
    askClinician: hasClinician ? "Ask a clinician" : undefined,
    next: "Show this page to your doctor. Ask what it means for your health and which approved treatments are available.",
    doctors,
    doctorsTitle: "Or book a consultation with one of our doctors:",
    book: "Book a consultation",
    ask: "Ask us about approval",
  };
}

export type ApprovalTexts = ReturnType<typeof approvalTexts>;
