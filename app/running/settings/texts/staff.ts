/** Each settings page: its name, its purpose, and its message when nothing was saved. */
export const settingPageMessages = {
  general: {
    title: "General",
    lead: "The shop’s name, contacts and hours. Changes appear on every page right away.",
    failed: "Failed to save general settings",
  },
  business: {
    title: "Business details",
    lead: "Who runs the shop, as the law requires, and the texts of the About page.",
    failed: "Failed to save business details",
  },
  notices: {
    title: "Legal notices",
    lead: "Shown below every page of the shop.",
    failed: "Failed to save legal notices",
  },
  notification: {
    title: "Notification",
    lead: "Emails that the shop sends to staff and customers.",
    failed: "Failed to save notification settings",
  },
  security: {
    title: "Security",
    lead: "Sign-in rules, and limits on requests.",
    failed: "Failed to save security settings",
  },
  holds: {
    title: "Unpaid holds",
    lead: "How much stock buyers can reserve before they pay.",
    failed: "Failed to save the limits on holds",
  },
  credit: {
    title: "Store credit and guarantee",
    lead: "How much the shop may give back as store credit, whether it sells gift cards, and what its guarantee pays.",
    failed: "Failed to save store credit and guarantee",
  },
  integrations: {
    title: "Integrations & APIs",
    lead: "Other services that work with the shop. A service without settings receives no data.",
    failed: "Failed to save integration settings",
  },
  delivery: {
    title: "Delivery",
    lead: "Shipping costs and delivery times. Changes apply to new orders.",
    failed: "Failed to save delivery settings",
  },
  tax: {
    title: "Tax",
    lead: "Your tax registration and invoices. This isn’t tax advice. If you’re not sure, ask your accountant.",
    failed: "Failed to save tax settings",
  },
  affiliates: {
    title: "Affiliate settings",
    lead: "Commissions and payouts. Existing commissions keep their rate and hold.",
    failed: "Failed to update settings",
  },
} as const;

/** Texts that all settings pages share. */
export const settingMessages = {
  save: "Save",
  saved: "Settings saved.",
  fetchFailed: "Failed to fetch settings",
  fetchFailedHint: "Nothing is lost. Reload the page.",
  retry: "Reload",
  readOnly: "Only the owner can change these settings.",
  check: (failed: string) => `${failed}. Please check these fields.`,
  unusual: "Remove unusual characters.",
  order: "The maximum cannot be less than the minimum.",
  name: "Enter the shop name.",
  incomplete: "This form arrived incomplete. Please reload the page.",
  forbidden: "Your role does not allow this. Ask the owner.",
  missing: (count: number) =>
    count === 1
      ? "1 legally required detail is missing."
      : `${count} legally required details are missing.`,
  missingLink: "Open Settings",
} as const;
