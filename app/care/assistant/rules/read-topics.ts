import { slipsBetween } from "#app/running/places/rules/closest-word.ts";
import { foldText } from "#app/care/triage/rules/fold-text.ts";
import { TOPIC_WORDS, type Topic } from "./topic-words.ts";

type Phrase = { words: readonly string[]; topics: Topic[] };

/** Longer messages are stories; their first words tell the topic. */
const MOST_WORDS = 120;
/** Shorter words are alike by chance. */
const SHORTEST_MISSPELT = 6;

export const wordsOf = (message: string): string[] =>
  (foldText(message).match(/[\p{L}\p{N}&%]+/gu) ?? []).slice(0, MOST_WORDS);

const startOf = (word: string) => word.replace("*", "").slice(0, 2);

const PHRASES = readPhrases();
const BY_START = Map.groupBy(PHRASES, ({ words }) => startOf(words[0] ?? ""));
/** Words that are long enough to be recognized with a typo, by their first letter. */
const SINGLE = Map.groupBy(
  PHRASES.filter(({ words }) => words.length === 1)
    .map(({ words, topics }) => ({ word: (words[0] ?? "").replace("*", ""), topics }))
    .filter(({ word }) => word.length >= SHORTEST_MISSPELT),
  ({ word }) => word.charAt(0),
);

/** Longest first, because a phrase counts before the words in it. */
function readPhrases(): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const [topic, typed] of Object.entries(TOPIC_WORDS)) {
    for (const text of typed.split(",")) {
      const words = foldText(text).match(/[\p{L}\p{N}&%*]+/gu) ?? [];
      const key = words.join(" ");
      const phrase = phrases.get(key) ?? { words, topics: [] };
      phrase.topics.push(topic as Topic);
      phrases.set(key, phrase);
    }
  }
  return [...phrases.values()].toSorted((a, b) => b.words.length - a.words.length);
}

export type ReadTopics = {
  topics: ReadonlySet<Topic>;
  /** The words that belong to no topic. */
  others: readonly string[];
};

/** The topics of a message's words. A long word may have one or two typos. */
export function readTopics(words: readonly string[]): ReadTopics {
  const topics = new Set<Topic>();
  const others: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = phraseAt(words, at);
    const word = words[at] ?? "";
    const meant = found?.topics ?? misspelt(word);
    if (meant) for (const topic of meant) topics.add(topic);
    else others.push(word);
    at += found?.words.length ?? 1;
  }
  return { topics, others };
}

/** Whether a word alone has a topic, so that it names no product. */
export const isTopicWord = (word: string): boolean => phraseAt([word], 0) !== undefined;

function phraseAt(words: readonly string[], at: number): Phrase | undefined {
  return BY_START.get(startOf(words[at] ?? ""))?.find((phrase) =>
    phrase.words.every((word, index) => isSame(words[at + index], word)),
  );
}

function isSame(typed: string | undefined, word: string): boolean {
  if (typed === undefined) return false;
  return word.endsWith("*") ? typed.startsWith(word.slice(0, -1)) : typed === word;
}

/** Correct words that are a letter away from another topic. A condition is never an order. */
const CORRECT = new Set("cancer reset reseta prince starting stating".split(" "));

function misspelt(typed: string): readonly Topic[] | undefined {
  if (CORRECT.has(typed) || typed.length < SHORTEST_MISSPELT || typed.length > 16) return undefined;
  const most = typed.length < 9 ? 1 : 2;
  return SINGLE.get(typed.charAt(0))?.find(
    ({ word }) => Math.abs(word.length - typed.length) <= most && slipsBetween(typed, word) <= most,
  )?.topics;
}
