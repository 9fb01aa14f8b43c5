import { isFilipino } from "../rules/is-filipino.ts";
import { ownSigns, triage } from "../rules/triage.ts";
import { composeAnswer } from "./compose-answer.ts";

/** What to do about the warning signs in a message, with nothing else known; none for no sign. */
export function urgentAlone(message: string): string[] {
  const found = triage(ownSigns(message));
  if (found.level === "none") return [];
  const evidence = { passages: [], asked: [], isKnownTopic: false };
  const answer = { triage: found, policies: [], evidence, isFilipino: isFilipino(message) };
  return [composeAnswer(answer).response];
}
