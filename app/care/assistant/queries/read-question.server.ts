import { brotliDecompressSync } from "node:zlib";
import { questionFeatures, questionReader, type NamedThings } from "../rules/question-reader.ts";
import { LEARNED_QUESTIONS } from "../rules/question-weights.server.ts";

const { packed, enough, ...learned } = LEARNED_QUESTIONS;

const readLearned = questionReader({
  ...learned,
  bytes: brotliDecompressSync(Buffer.from(packed, "base64")),
});

/** The kind of question that a message asks; undefined if none is likely enough. */
export function readQuestion(words: readonly string[], named: NamedThings): string | undefined {
  const [best] = readLearned(questionFeatures(words, named));
  return best && best.likelihood >= enough ? best.kind : undefined;
}
