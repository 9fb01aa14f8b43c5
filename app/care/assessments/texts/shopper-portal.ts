export const portalMessages = {
  tab: "Assessments",
  title: "Your assessments",
  none: "No assessments completed",
  noneHint: "Results you save while signed in appear here.",
  start: "Start Your Assessment",
  open: (date: string) => `Result from ${date}`,
  unreadable: (date: string) => `We can’t show your result from ${date}`,
  unreadableHint:
    "It’s still stored, and your other results aren’t affected. You can take the assessment again.",
  back: "All results",
  retake: "Retake",
  taken: (date: string) => `Taken on ${date}`,
  answers: "Your answers",
  consentTitle: "Your consent",
  consentText:
    "You agreed that we store these answers and results. If you withdraw, we permanently delete them all at once.",
  withdraw: "Withdraw consent and delete",
  withdrawn: "Consent withdrawn and answers deleted.",
  notUnderstood: "We couldn’t read this form. Please try again.",
} as const;
