/** Where one's data is found; apart, as the profile needs no more of its texts. */
export const ownDataLink = {
  title: "Your data",
  lead: "What you agreed to, what we know about you, and who looked at it.",
  open: "Open your data",
} as const;
