import type { Level } from "#app/care/triage/rules/flag.ts";
import type { Triage } from "#app/care/triage/rules/triage.server.ts";
import type { ComposedAnswer } from "./compose-answer.ts";
import type { Source } from "./skill-answer.ts";

/** The response of `POST /api/health-ai-chat`. */
export type Answer = {
  response: string;
  sources: Source[];
  triage: { level: Level; reasons: string[] };
  suggestions: string[];
  answerId: string;
  /** When the conversation ends unless a message comes before. */
  expiresAt: string;
  /** Whether it is saved in the reader's account; present only with their consent. */
  saved?: boolean;
};

export function showAnswer(
  composed: ComposedAnswer,
  { level, found }: Triage,
  { answerId, expires }: { answerId: string; expires: Date },
): Answer {
  return {
    response: (composed.own ?? composed).response,
    sources: (composed.own ?? composed).sources,
    triage: { level, reasons: found.map(({ reason }) => reason) },
    suggestions: composed.suggestions,
    answerId,
    expiresAt: expires.toISOString(),
  };
}
