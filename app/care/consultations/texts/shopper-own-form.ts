export const ownFormMessages = {
  fill: "Fill in the form for your visit",
  change: "Change the form for your visit",
  consentTitle: "Your answers before visits",
  consentText:
    "What you write before a visit is stored because you agreed to it. If you withdraw that, all of it is deleted right away, also for visits to come.",
  withdraw: "Withdraw consent and delete",
} as const;
