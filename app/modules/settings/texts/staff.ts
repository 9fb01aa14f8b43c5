import { listWords } from "#app/lib/list-words.ts";
/** The owner's page of general settings. */
export const generalMessages = {
  title: "Settings",
  lead: "Changes show on every page right away.",
  save: "Save",
  saved: "The settings are saved.",
  readOnly: "You can look at these settings. Only the owner can change them.",
  errorTitle: "Nothing was saved. Please check these fields.",
  unusual: "Remove characters that cannot be typed.",
  order: "The maximum cannot be less than the minimum.",
  name: "Enter the name of the shop.",
  incomplete: "This form arrived incomplete. Please reload the page.",
  forbidden: "Your role does not allow this. Ask the owner.",
  missingTitle: "The law asks an online shop to show this, and it is missing",
  missing: (names: readonly string[]) => `Not entered yet: ${listWords(names)}.`,
  missingLink: "Enter it in Settings",
} as const;
