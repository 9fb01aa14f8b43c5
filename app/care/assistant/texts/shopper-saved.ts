/** Where saved conversations are found; apart, as the profile needs no more of them. */
export const savedLink = {
  title: "Saved conversations",
  lead: "Your conversations with Health AI, for you to read alone.",
  open: "Open saved conversations",
} as const;
