import { fileWords, type StepWords } from "#app/running/imports/texts/staff.ts";
import { movingMessages as say } from "../texts/staff.ts";

/** The words of an import, with what its revert does. */
export const movingWords = (noun: keyof typeof say.nouns): StepWords => ({
  ...fileWords,
  revertHint: say.nouns[noun].revertHint,
});
