export const typeMessages = {
  title: "What can be booked",
  lead: "The fee is the clinic’s. The shop shows it and never charges it. Existing bookings keep the fee they were made with.",
  caption: "Types of consultation",
  none: "Nothing can be booked",
  noneHint: "Every shop has its three types of consultation; this one has lost them.",
  columns: { name: "Type", minutes: "Length", channel: "Channel", fee: "Fee", state: "Status" },
  states: { active: "Can be booked", inactive: "Not offered" },
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
      hint: "Without it, bookings that were made already stay.",
    },
  },
  save: "Save type",
  saved: (name: string) => `${name} is saved.`,
  check: "Please check the form",
  noStep: "Choose what to do.",
  errors: { forbidden: "Your role does not allow this.", saveFailed: "Failed to save type" },
} as const;
