export const portalMessages = {
  tab: "Assessments",
  title: "Your assessments",
  none: "No assessments completed",
  noneHint: "A result that you save while signed in appears here.",
  start: "Start Your Assessment",
  open: (date: string) => `Result of ${date}`,
  unreadable: (date: string) => `We cannot show your result of ${date}`,
  unreadableHint:
    "It is still stored, and your other results are not affected. You can take the assessment again.",
  back: "All results",
  retake: "Retake",
  taken: (date: string) => `Taken on ${date}`,
  answers: "Your answers",
  consentTitle: "Your consent",
  consentText:
    "You agreed that we store these answers and results. If you withdraw your consent, all of them are permanently deleted right away.",
  withdraw: "Withdraw consent and delete",
  withdrawn: "Your consent is withdrawn and your answers are deleted.",
  notUnderstood: "We could not read this form. Please try again.",
} as const;
