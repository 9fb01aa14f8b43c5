import { fileWords, type StepWords } from "#app/running/imports/texts/staff.ts";
import { movingMessages as say } from "../texts/staff.ts";

export const movingWords: StepWords = { ...fileWords, revertHint: say.revertHint };
