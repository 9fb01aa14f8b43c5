/** The link to one's data, in a file of its own because the profile needs no other text. */
export const ownDataLink = {
  title: "Your data",
  lead: "Your consents, your data, and who viewed your health data.",
  open: "Open your data",
} as const;
