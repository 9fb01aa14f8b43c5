export const typeMessages = {
  title: "Consultation types",
  lead: "Customers pay the fee to the clinic. The shop shows it but never charges it. Existing bookings keep their fee.",
  caption: "Consultation types",
  none: "No consultation types",
  noneHint: "The three standard types are missing.",
  columns: { name: "Type", minutes: "Length", channel: "Channel", fee: "Fee", state: "Status" },
  states: { active: "Bookable", inactive: "Not offered" },
  long: (minutes: number) => `${minutes} min`,

  back: "All types",
  fields: {
    name: "Name",
    minutes: "Minutes",
    channel: { label: "Channel", words: { video: "Video", chat: "Chat" } },
    fee: "Fee",
    currency: { label: "Currency", words: { USD: "USD", PHP: "PHP" } },
    isActive: {
      label: "Customers can book this",
      hint: "If you turn this off, existing bookings stay.",
    },
  },
  save: "Save type",
  saved: (name: string) => `${name} is saved.`,
  check: "Please check the form",
  noStep: "Choose what to do.",
  errors: { forbidden: "Your role does not allow this.", saveFailed: "Failed to save type" },
} as const;
