/** Texts that are in the code, in one wording: another word is another version. */
export type ReviewedText = { subject: "assessment"; version: string };
