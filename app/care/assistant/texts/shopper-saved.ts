/**
 * The link to saved conversations, in a file of its own because the profile needs no other text.
 */
export const savedLink = {
  title: "Saved conversations",
  lead: "Your conversations with Health AI. Only you can read them here.",
  open: "Open saved conversations",
} as const;
