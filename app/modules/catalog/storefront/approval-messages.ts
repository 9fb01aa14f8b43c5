/** Of the page of a product that nobody orders without an approval; sent with the page alone. */
export function approvalTexts(name: string, doctors: readonly string[]) {
  return {
    title: "Talk to a doctor first",
    text: `${name} cannot be ordered without a clinician's approval for you in person, so there is no Add to Cart here.`,
    next: "Show this page to your doctor. Ask what it means for your health, and which approved treatments there are.",
    doctors,
    doctorsTitle: "Or book a consultation with one of the shop's doctors:",
    book: "Book a consultation",
    ask: "Ask us for clearance",
  };
}

export type ApprovalTexts = ReturnType<typeof approvalTexts>;
