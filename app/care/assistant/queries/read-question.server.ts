import { brotliDecompressSync } from "node:zlib";
import { questionFeatures, questionReader, type NamedThings } from "../rules/question-reader.ts";
import { LEARNED_QUESTIONS } from "../rules/question-weights.server.ts";

const { packed, enough, ...learned } = LEARNED_QUESTIONS;

const readLearned = questionReader({
  ...learned,
  bytes: brotliDecompressSync(Buffer.from(packed, "base64")),
});

/** Said before a question, these are not the question. */
export const TALK = new Set(["greeting", "thanks", "help"]);
const LIKELY_AFTER_TALK = 0.2;

const LIKELY_MEANT = 0.1;

/** `close`: what an unclear message may have asked for instead, the likeliest first. */
export type ReadQuestion = { kind: string | undefined; close: readonly string[] };

/** The kind of question that a message asks; undefined if none is likely enough. */
export function readQuestion(words: readonly string[], named: NamedThings): ReadQuestion {
  const readings = readLearned(questionFeatures(words, named));
  const [first, second] = readings;
  const close = readings.flatMap(({ kind, likelihood }) =>
    likelihood >= LIKELY_MEANT && kind !== "none" && !TALK.has(kind) ? [kind] : [],
  );
  const isAfterTalk = TALK.has(first?.kind ?? "") && (second?.likelihood ?? 0) >= LIKELY_AFTER_TALK;
  if (isAfterTalk) return { kind: second?.kind, close };
  return { kind: first && first.likelihood >= enough ? first.kind : undefined, close };
}
