import { brotliDecompressSync } from "node:zlib";
import {
  questionFeatures,
  questionReader,
  sureness,
  type NamedThings,
  type Reading,
} from "../rules/question-reader.ts";
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
const LIKELY_GUESS = 0.15;
/** A part of a message asks something else if the whole message may ask it, or if it is this clear. */
const LIKELY_TOO = 0.03;
const CLEAR = 0.5;

export type ReadQuestion = {
  kind: string | undefined;
  /** What an unclear message may have asked for instead, the likeliest first. */
  close: readonly string[];
  /** The one or two that it asks for most likely, if none is likely enough. */
  guesses: readonly string[];
  /** What it may ask for besides. */
  too: ReadonlySet<string>;
  isClear: boolean;
};

/** A wrong answer about these does harm. */
const NEVER_GUESSED = new Set(
  "doctor first,other medicines,safe use,warning signs,who should not use it,sizes,units".split(
    ",",
  ),
);

const MOST_GUESSES = 2;

const isAnswered = ({ kind }: Reading) => kind !== "none" && !TALK.has(kind);

/** The kind of question that a message asks; undefined if none is likely enough. */
export function readQuestion(words: readonly string[], named: NamedThings): ReadQuestion {
  const readings = readLearned(questionFeatures(words, named));
  const [first, second] = readings;
  const from = (least: number) =>
    readings.flatMap((one) => (one.likelihood >= least && isAnswered(one) ? [one.kind] : []));
  const close = from(LIKELY_MEANT);
  const too = new Set(from(LIKELY_TOO));
  const isAfterTalk = TALK.has(first?.kind ?? "") && (second?.likelihood ?? 0) >= LIKELY_AFTER_TALK;
  const best = isAfterTalk ? second : first;
  const likelihood = best?.likelihood ?? 0;
  const isEnough = isAfterTalk || sureness(readings) >= enough;
  // What may ask for a dose is never guessed at.
  const mayGuess = best && isAnswered(best) && likelihood >= LIKELY_GUESS;
  const isGuess = mayGuess && !isEnough && !close.includes("dose");
  return {
    kind: isEnough ? best?.kind : undefined,
    close,
    too,
    isClear: likelihood >= CLEAR,
    guesses: isGuess ? close.slice(0, MOST_GUESSES).filter((one) => !NEVER_GUESSED.has(one)) : [],
  };
}
