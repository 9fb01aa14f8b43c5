import { isFilipino } from "../rules/is-filipino.ts";
import { ownSigns, triage } from "#app/care/triage/rules/triage.server.ts";
import { composeAnswer } from "./compose-answer.ts";

/** Advice for the warning signs in a single message; empty without any sign. */
export function urgentAlone(message: string): string[] {
  const found = triage(ownSigns(message));
  if (found.level === "none") return [];
  const evidence = { passages: [], asked: [], names: [], closest: [], isKnownTopic: false };
  const answer = { triage: found, policies: [], evidence, isFilipino: isFilipino(message) };
  return [composeAnswer(answer).response];
}
