/** The link to one's data, in a file of its own because the profile needs no other text. */
export const ownDataLink = {
  title: "Your data",
  lead: "What you agreed to, what we know about you, and who looked at it.",
  open: "Open your data",
} as const;
