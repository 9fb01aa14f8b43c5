/**
 * The link to saved conversations, in a file of its own because the profile needs no other text.
 */
export const savedLink = {
  title: "Saved conversations",
  lead: "Your conversations with Health AI, for you to read alone.",
  open: "Open saved conversations",
} as const;
