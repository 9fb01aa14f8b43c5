import { LRUCache } from "lru-cache";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Memory } from "#app/platform/database/memory.server.ts";
import { askedWords, type SearchTerm } from "../rules/asked-words.ts";
import { nameWords, type NameWords } from "../rules/name-words.ts";
import type { Passage } from "../rules/passage.ts";
import { hitsOf, rankPassages, type WordPlaces } from "../rules/rank-passages.ts";
import { vocabularyOf, type Vocabulary } from "../rules/vocabulary.ts";
import type { Evidence } from "../views/compose-answer.ts";
import { currentPassages, type PublishedShop, type Edition } from "./current-passages.server.ts";
import { readPlaces } from "./word-places.server.ts";

const MOST = 4;
/** How many words we cache with their places: more than the texts have. */
const MOST_WORDS = 10_000;

/** The current texts, with the places of the words searched so far. */
type SearchableTexts = Edition & {
  names: NameWords;
  vocabulary: Vocabulary;
  places: LRUCache<string, WordPlaces>;
};

/** Includes the shop's vocabulary, because only its words of a question are stored. */
type PassageSearch = Evidence & { vocabulary: Vocabulary };

const NO_WORDS: Vocabulary = new Set();
export const NOTHING_FOUND: PassageSearch = {
  passages: [],
  asked: [],
  isKnownTopic: false,
  vocabulary: NO_WORDS,
};

/** The best passages of the shop's published texts about a question, or none. */
export async function findPassages(
  { db, online, memory }: PublishedShop & { memory: Memory },
  message: string,
): Promise<PassageSearch> {
  const asked = askedWords(message);
  if (asked.length === 0) return NOTHING_FOUND;
  const searched = await memory.read("assistant_passages", () => openTexts({ db, online }));
  const { passages, vocabulary } = searched;
  const hits = hitsOf(await placesOf(db, searched, asked), passages);
  const found = rankPassages(asked.length, hits, passages.length).map(
    ({ position }) => passages[position],
  );
  // Only the best passage of each page is used.
  const byPage = new Map<string, Passage>();
  for (const passage of found) {
    if (passage && !byPage.has(passage.url)) byPage.set(passage.url, passage);
  }
  return {
    passages: [...byPage.values()].slice(0, MOST),
    asked,
    isKnownTopic: hits.length > 0,
    vocabulary,
  };
}

async function openTexts(shop: PublishedShop): Promise<SearchableTexts> {
  const edition = await currentPassages(shop);
  const places = new LRUCache<string, WordPlaces>({ max: MOST_WORDS });
  const { passages } = edition;
  return { ...edition, names: nameWords(passages), vocabulary: vocabularyOf(passages), places };
}

/** Looks up the places of all words, with one query for the new words only. */
async function placesOf(
  db: Db,
  { names, places }: SearchableTexts,
  asked: readonly SearchTerm[],
): Promise<WordPlaces[]> {
  const known = asked.map(({ word }) => places.get(word));
  const unknown = asked.filter((_, index) => !known[index]);
  if (unknown.length === 0) return known.filter((each) => each !== undefined);
  const read = await readPlaces(db, unknown, names);
  for (const [word, found] of read) places.set(word, found);
  return asked.map(({ word }, index) => known[index] ?? read.get(word) ?? NOWHERE);
}

const NOWHERE: WordPlaces = { found: new Set(), named: new Set() };
