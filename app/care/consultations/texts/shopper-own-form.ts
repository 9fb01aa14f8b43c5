export const ownFormMessages = {
  fill: "Fill in the form for your visit",
  change: "Change the form for your visit",
  consentTitle: "Your answers before visits",
  consentText:
    "We store your answers because you agreed to it. If you withdraw your consent, we delete all of them right away, including those for upcoming visits.",
  withdraw: "Withdraw consent and delete",
} as const;
