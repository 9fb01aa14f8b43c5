export const goneMessages = {
  title: (name: string) => `${name} is no longer sold`,
  lead: "It was withdrawn from this shop and can no longer be ordered. If you still have some, this is what we said about its safety and storage. Ask your clinician before you continue using it.",
  notFound: "Page not found",
  notFoundHint: "We do not sell a product at this address. It may have been withdrawn.",
  safety: "Safety",
  storage: "Storage",
} as const;

/**
 * Loaders pass these and the next texts, so that they are part of the page and not of its scripts.
 */
export const cautionMessages = {
  contraindications: "Contraindications",
  interactions: "Interactions with other medicines",
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
    text: `${name} cannot be ordered without a clinician’s approval for you in person, so there is no Add to Cart here.`,
    how: hasClinician
      ? "Sign in and answer a few questions. A clinician of the shop reads them and decides, and you are told by email. If it is approved for you already, you order it there."
      : "No clinician of the shop can give approvals at present.",
    askClinician: hasClinician ? "Ask a clinician" : undefined,
    next: "Show this page to your doctor. Ask what it means for your health, and which approved treatments are available.",
    doctors,
    doctorsTitle: "Or book a consultation with one of the shop’s doctors:",
    book: "Book a consultation",
    ask: "Ask us for clearance",
  };
}

export type ApprovalTexts = ReturnType<typeof approvalTexts>;
