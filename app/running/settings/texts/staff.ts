/** Each settings page: its name, its purpose, and its message when nothing was saved. */
export const settingPageMessages = {
  general: {
    title: "General",
    lead: "What the shop is, and who runs it. Changes show on every page right away.",
    failed: "Failed to save general settings",
  },
  notification: {
    title: "Notification",
    lead: "Which emails the shop sends, to itself and to customers.",
    failed: "Failed to save notification settings",
  },
  security: {
    title: "Security",
    lead: "Who gets in, and how much someone may reserve without paying.",
    failed: "Failed to save security settings",
  },
  integrations: {
    title: "Integrations & APIs",
    lead: "Other services that the shop works with. Each one left empty learns nothing.",
    failed: "Failed to save integration settings",
  },
  delivery: {
    title: "Delivery",
    lead: "What a parcel costs and how long it takes. Changes count for what is ordered from now on.",
    failed: "Failed to save delivery settings",
  },
  tax: {
    title: "Tax",
    lead: "How the shop is registered, and what its invoices say. This is no tax advice: what you are not sure of, ask your accountant.",
    failed: "Failed to save tax settings",
  },
  affiliates: {
    title: "Affiliate settings",
    lead: "What affiliates earn for buyers they send. Commissions that exist keep their rate and hold.",
    failed: "Failed to update settings",
  },
} as const;

/** Texts that all settings pages share. */
export const settingMessages = {
  save: "Save",
  saved: "The settings are saved.",
  fetchFailed: "Failed to fetch settings",
  fetchFailedHint: "Nothing is lost. Load the page again.",
  retry: "Load again",
  readOnly: "You can look at these settings. Only the owner can change them.",
  check: (failed: string) => `${failed}. Please check these fields.`,
  unusual: "Remove characters that cannot be typed.",
  order: "The maximum cannot be less than the minimum.",
  name: "Enter the name of the shop.",
  incomplete: "This form arrived incomplete. Please reload the page.",
  forbidden: "Your role does not allow this. Ask the owner.",
  missing: (count: number) =>
    count === 1
      ? "A detail that the law asks for is missing."
      : `${count} details that the law asks for are missing.`,
  missingLink: "Open Settings",
} as const;
