import { listWords } from "#app/lib/list-words.ts";
/** The owner's page of general settings. */
export const generalMessages = {
  title: "Settings",
  lead: "A change shows at once on every page.",
  save: "Save",
  saved: "The settings are saved.",
  readOnly: "You can look at these settings. Only the owner can change them.",
  errorTitle: "Nothing was saved. Please check these fields.",
  unusual: "Leave out characters that no keyboard has.",
  order: "The most must not be less than the least.",
  name: "Enter the name of the shop.",
  incomplete: "This form did not arrive whole. Open the page again.",
  forbidden: "Your role does not allow this. Ask the owner.",
  missingTitle: "The law asks an online shop to show this, and it is missing",
  missing: (names: readonly string[]) => `Not entered yet: ${listWords(names)}.`,
  missingLink: "Enter it in Settings",
} as const;
