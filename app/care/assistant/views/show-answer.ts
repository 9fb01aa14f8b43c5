import type { Level } from "../rules/flag.ts";
import type { Triage } from "../rules/triage.ts";
import type { ComposedAnswer, Source } from "./compose-answer.ts";

/** What `POST /api/health-ai-chat` answers. */
export type Answer = {
  response: string;
  sources: Source[];
  triage: { level: Level; reasons: string[] };
  suggestions: string[];
  /** Under which this answer is rated. */
  answerId: string;
  /** When the conversation ends unless a message comes before. */
  expiresAt: string;
  /** Whether it is saved in the reader's account; only where that was agreed to. */
  saved?: boolean;
};

export function showAnswer(
  composed: ComposedAnswer,
  { level, found }: Triage,
  { answerId, expires }: { answerId: string; expires: Date },
): Answer {
  return {
    response: composed.response,
    sources: composed.sources,
    triage: { level, reasons: found.map(({ reason }) => reason) },
    suggestions: composed.suggestions,
    answerId,
    expiresAt: expires.toISOString(),
  };
}
