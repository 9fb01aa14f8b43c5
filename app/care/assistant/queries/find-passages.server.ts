import { LRUCache } from "lru-cache";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Memory } from "#app/platform/database/memory.server.ts";
import { askedWords, type SearchTerm } from "../rules/asked-words.ts";
import { aboutProducts, subjectsOf } from "../rules/about-product.ts";
import { productNames, spellName, type ProductNames } from "../rules/find-products.ts";
import type { Passage } from "../rules/passage.ts";
import type { Asker } from "../skills/skill.ts";
import type { ReadKind } from "../rules/policy.ts";
import { hitsOf, isEnough, rankPassages, type WordPlaces } from "../rules/rank-passages.ts";
import { wordsKey } from "../rules/unanswered.ts";
import { vocabularyOf, type Vocabulary } from "../rules/vocabulary.ts";
import type { Evidence } from "../views/compose-answer.ts";
import { answerBySkill, type AskedMessage } from "./answer-by-skill.server.ts";
import { currentPassages, type PublishedShop, type Edition } from "./current-passages.server.ts";
import { readPlaces } from "./word-places.server.ts";

const MOST = 4;
/** How many texts are offered where none answers. */
const MOST_CLOSE = 3;
/** How many words we cache with their places: more than the texts have. */
const MOST_WORDS = 10_000;

/** The current texts, with the places of the words searched so far. */
type SearchableTexts = Edition & {
  /** A later number was opened later. */
  opened: number;
  products: ProductNames;
  vocabulary: Vocabulary;
  /** The answered questions, by the words in which they were asked. */
  answered: ReadonlyMap<string, Passage>;
  places: LRUCache<string, WordPlaces>;
};

export type PassageSearch = Evidence & {
  /** What the message was read to ask for, and what else it may ask for. */
  read: ReadKind;
  /** Only the shop's own words of a question are stored. */
  vocabulary: Vocabulary;
};

const NO_WORDS: Vocabulary = new Set();
export const NOTHING_FOUND: PassageSearch = {
  read: { kind: undefined, close: [] },
  passages: [],
  asked: [],
  closest: [],
  isKnownTopic: false,
  vocabulary: NO_WORDS,
};

type AskedShop = Omit<PublishedShop, "db"> & { asker: Asker; memory: Memory };

/** The answer of a skill, and the best passages of the published texts, about a question. */
export async function findPassages(shop: AskedShop, said: AskedMessage): Promise<PassageSearch> {
  const { message } = said;
  const { asker, online, memory } = shop;
  const { db } = asker.ctx;
  const searched = await newestOf(memory, () => openTexts({ db, online }));
  const { passages: texts, products: known, vocabulary } = searched;
  const { read, skill, isClear, guess, products, meant } = await answerBySkill(
    { ...shop, texts, known },
    said,
  );
  const terms = askedWords(message);
  const asked = terms.map((term) => ({ ...term, word: spellName(term.word, known) ?? term.word }));
  const hits = asked.length > 0 ? hitsOf(await placesOf(db, searched, asked), texts) : [];
  const isName = asked.map(({ word }) => known.byWord.has(word));
  const ranked = rankPassages(hits, { isName, all: texts.length });
  const textOf = (position: number) => {
    const text = texts[position];
    return text && aboutProducts(text, products, known);
  };
  // Only the best passage of each page is used.
  const byPage = new Map<string, Passage>();
  const isOfProduct = products.length > 0;
  for (const { position } of ranked.filter((one) => isEnough(one, isOfProduct))) {
    const passage = textOf(position);
    if (passage && !byPage.has(passage.url)) byPage.set(passage.url, passage);
  }
  const answered = searched.answered.get(wordsKey(asked, vocabulary));
  const passages = answered ? [answered] : [...byPage.values()].slice(0, MOST);
  const close = ranked.flatMap(({ position }) => textOf(position)?.title ?? []);
  // A text with each of several words answers better than what the question was hardly read as.
  const isTold = !isClear && asked.length > 2 && (ranked[0]?.covered ?? 0) > 0.95;
  return {
    read,
    skill: isTold && passages.length > 0 ? undefined : skill,
    guess,
    passages,
    closest: [...new Set([...meant, ...close])].slice(0, MOST_CLOSE),
    asked,
    isKnownTopic: hits.length > 0 || meant.length > 0,
    vocabulary,
  };
}

/** What the change feed calls changes of the texts. */
const CHANGES = ["assistant_passages", "faq", "articles", "documents"];

/** The texts are remembered under each of these names, and the last ones opened are current. */
async function newestOf(memory: Memory, open: () => Promise<SearchableTexts>) {
  const known = await memory.readAll(CHANGES, async (unknown) => {
    const texts = await open();
    return new Map(unknown.map((name) => [name, texts]));
  });
  return [...known.values()].reduce((one, other) => (other.opened > one.opened ? other : one));
}

let opened = 0;

async function openTexts(shop: PublishedShop): Promise<SearchableTexts> {
  const edition = await currentPassages(shop);
  const places = new LRUCache<string, WordPlaces>({ max: MOST_WORDS });
  const { passages } = edition;
  opened += 1;
  const products = productNames(subjectsOf(passages));
  const vocabulary = vocabularyOf(passages);
  return {
    ...edition,
    opened,
    products,
    vocabulary,
    answered: answeredIn(passages, vocabulary),
    places,
  };
}

/** Questions of the FAQ by their own words, and by those of the questions that staff joined to them. */
function answeredIn(passages: readonly Passage[], vocabulary: Vocabulary): Map<string, Passage> {
  const asked = passages
    .filter(({ kind }) => kind === "question")
    .flatMap((passage) => {
      const own = wordsKey(askedWords(passage.title), vocabulary);
      const others = passage.names.split("; ");
      return [own, ...others].map((words): [string, Passage] => [words, passage]);
    });
  return new Map(asked.filter(([words]) => words !== ""));
}

/** Looks up the places of all words, with one query for the new words only. */
async function placesOf(
  db: Db,
  { places }: SearchableTexts,
  asked: readonly SearchTerm[],
): Promise<WordPlaces[]> {
  const known = asked.map(({ word }) => places.get(word));
  const unknown = asked.filter((_, index) => !known[index]);
  if (unknown.length === 0) return known.filter((each) => each !== undefined);
  const read = await readPlaces(db, unknown);
  for (const [word, found] of read) places.set(word, found);
  return asked.map(({ word }, index) => known[index] ?? read.get(word) ?? NOWHERE);
}

const NOWHERE: WordPlaces = { found: new Set(), named: new Set() };
