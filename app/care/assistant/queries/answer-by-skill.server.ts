import { ne } from "drizzle-orm";
import { looksLikeOrder } from "#app/selling/orders/rules/named-order.ts";
import { places } from "#app/running/places/tables.server.ts";
import type { Memory } from "#app/platform/database/memory.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { wordsOf } from "../rules/asked-words.ts";
import { findPlace, knownPlaces, type KnownPlace } from "../rules/find-place.ts";
import {
  countsOf,
  findBrand,
  findProducts,
  NAMED,
  withoutNames,
  type ProductNames,
  type Subject,
} from "../rules/find-products.ts";
import { bareKind, isFollowUp, subjectsInTalk, withMeant } from "../rules/follow-up.ts";
import { isFilipino } from "../rules/is-filipino.ts";
import type { ReadKind } from "../rules/policy.ts";
import { partsOfQuestion } from "../rules/split-question.ts";
import type { Passage } from "../rules/passage.ts";
import { readQuestion, TALK, type ReadQuestion } from "./read-question.server.ts";
import { answerOf, isSkill } from "../skills/all-skills.server.ts";
import type { Asker } from "../skills/skill.ts";
import { CLOSE_QUESTIONS } from "../texts/shopper-closest.ts";
import type { SkillAnswer } from "../views/skill-answer.ts";

type Shop = {
  asker: Asker;
  online: boolean;
  memory: Memory;
  texts: readonly Passage[];
  known: ProductNames;
};

/** A message, and those before it in its conversation, the last one first. */
export type AskedMessage = { message: string; before: readonly string[] };

type AnswerBySkill = {
  read: ReadKind;
  skill: SkillAnswer | undefined;
  isClear: boolean;
  /** The answer to the likeliest question, which may not be meant. */
  guess: SkillAnswer | undefined;
  /** The products that it names, or those that were named last. */
  products: readonly Subject[];
  meant: string[];
};

/**
 * The answer of the skill that a message asks for, undefined if none does; and questions that a
 * skill answers and the message may have meant.
 */
export async function answerBySkill(
  { memory, known, ...shop }: Shop,
  { message, before }: AskedMessage,
): Promise<AnswerBySkill> {
  const { db, now } = shop.asker.ctx;
  const places = await memory.read("assistant_places", () => readPlaces(db));
  const read = (text: string, isMeant = false): Part => {
    const words = wordsOf(text);
    const products = findProducts(words, known);
    const place = findPlace(words, places);
    const named = { products: products.length, place: place !== undefined };
    const order = looksLikeOrder(text);
    const plain = withoutNames(words, known);
    const asked = isMeant ? withMeant(plain) : plain;
    if (asked !== plain) named.products += 1;
    return { words, plain, products, place, ...readQuestion(asked, { ...named, order }) };
  };
  const earlier = before.map((one) => read(one));
  const own = read(
    message,
    earlier.some(({ products }) => products.length > 0),
  );
  const last = lastKind(earlier);
  const placeBefore = earlier.find((one) => one.place !== undefined)?.place;
  const namesAny = own.products.length > 0 || own.place !== undefined;
  const mayGoOn = last !== undefined && !TALK.has(last) && (namesAny || own.kind === undefined);
  const goesOn = mayGoOn && isFollowUp(own.words);
  const parts = partsOfQuestion(message).map((part) => read(part));
  const kind = kindInTalk(goesOn ? last : (own.kind ?? clearestOf(parts)), own, last);
  const isOne = goesOn || kind === "compare";
  const several = isOne ? [] : severalIn(own, parts);
  const inTalk = (asked: string | undefined, named: readonly Subject[]) =>
    subjectsInTalk({
      kind: asked,
      words: own.words,
      own: named,
      before: earlier.map(({ products }) => products),
    });
  const questionOf = (asked: string | undefined, { products, place }: Part) => ({
    ...shop,
    db,
    now,
    message,
    brand: findBrand(own.words),
    counts: countsOf(own.words, known),
    products: inTalk(asked, products.length > 0 ? products : own.products),
    place: place ?? own.place ?? (OF_PLACE.has(asked ?? "") ? placeBefore : undefined),
    isFilipino: isFilipino(message) && several.every((part) => IN_FILIPINO.has(part.kind ?? "")),
  });
  const answersTo = async (all: readonly Part[]) => {
    const answers = all.map((part) => answerOf(part.kind, questionOf(part.kind, part)));
    return (await Promise.all(answers)).filter((answer) => answer !== undefined);
  };
  const guess = async () => {
    // What may ask for a dose gets no other figures instead.
    const isOfOne = own.products.length === 1 && !own.close.includes("dose");
    const kinds = own.guesses.map((one) => (isOfOne && IN_OVERVIEW.has(one) ? "overview" : one));
    const meant = isOfOne && kinds.length === 0 ? ["overview"] : [...new Set(kinds)];
    return joinAnswers(await answersTo(meant.map((one) => ({ ...own, kind: one }))));
  };
  const asked = several.length > 1 ? several : [{ ...own, kind }];
  return {
    read: { kind, close: own.close },
    skill: joinAnswers(await answersTo(asked)),
    isClear: goesOn || several.length > 1 || own.isClear,
    guess: kind === undefined ? await guess() : undefined,
    products: inTalk(kind, own.products),
    meant: own.close.flatMap((close) => questionFor(close, own.products[0])),
  };
}

type Part = ReadQuestion & {
  words: readonly string[];
  /** Its words apart from the names of products. */
  plain: readonly string[];
  products: readonly Subject[];
  place: KnownPlace | undefined;
};

/** A long message may be a story around one clear question. */
function clearestOf(parts: readonly Part[]): string | undefined {
  const clear = parts.filter(
    ({ isClear, plain, kind, close }) =>
      isClear && plain.length > 3 && !TALK.has(kind ?? "") && !close.includes("dose"),
  );
  return parts.length > 1 ? clear[0]?.kind : undefined;
}

/** Kinds of question that what we say of a product in general answers as well. */
const IN_OVERVIEW = new Set(
  "price,sizes,stock,what it is,registration status,prescription".split(","),
);

const OF_PLACE = new Set(["delivery", "free shipping"]);

/** Two answers have one language only where each of them has words in Filipino. */
const IN_FILIPINO = new Set(["price", "delivery", "free shipping", "cash on delivery"]);

/** What "How much?", "How long?" and "What about cold products?" ask after a question about it. */
const OF_PARCEL = { price: "delivery", results: "delivery", storage: "keeps cold on the way" };
const OF_VISIT = { price: "consultation fee", results: "consultation fee" };
const IN_TALK: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  delivery: OF_PARCEL,
  "keeps cold on the way": OF_PARCEL,
  couriers: OF_PARCEL,
  abroad: OF_PARCEL,
  "book a doctor": OF_VISIT,
  "a doctor": OF_VISIT,
  "kind of visit": OF_VISIT,
  "consultation fee": OF_VISIT,
  "cash on delivery": { price: "cash on delivery" },
  affiliates: { price: "affiliates" },
  syringes: { price: "syringes" },
  "delete data": { results: "delete data" },
  refund: { results: "refund" },
  return: { results: "return" },
  "change or cancel": { results: "change or cancel" },
};

/** What the last earlier question asked, read in its talk. The last one comes first. */
const lastKind = (earlier: readonly Part[]): string | undefined =>
  earlier.reduceRight<string | undefined>(
    (before, one) => kindInTalk(one.kind, one, before) ?? before,
    undefined,
  );

function kindInTalk(kind: string | undefined, { products, words }: Part, last = "") {
  const asked = bareKind(words) ?? kind;
  return asked !== undefined && products.length === 0 ? (IN_TALK[last]?.[asked] ?? kind) : kind;
}

/** The parts of a message that each ask something else. */
function severalIn({ kind, too, products }: Part, parts: readonly Part[]): Part[] {
  const isName = ({ plain }: Part) => plain.every((word) => word === NAMED);
  const asked = parts.filter(
    (part) =>
      part.kind !== undefined &&
      isSkill(part.kind) &&
      !TALK.has(part.kind) &&
      !part.close.includes("dose") &&
      !isName(part) &&
      ((part.isClear && part.plain.length > 2) || part.kind === kind || too.has(part.kind)),
  );
  const several = [...new Map(asked.map((part) => [part.kind, part])).values()];
  // "The price of Klow and Glow, and the stock": a name alone belongs to the other parts.
  const about = parts.some(isName) ? { products } : {};
  return several.slice(0, MOST_ANSWERS).map((part) => ({ ...part, ...about }));
}

/** More of them are longer than anyone reads. */
const MOST_ANSWERS = 3;

function joinAnswers(answers: readonly SkillAnswer[]): SkillAnswer | undefined {
  const [first, second] = answers;
  if (!first || !second) return first;
  const join = (all: readonly SkillAnswer[]) => ({
    text: [...new Set(all.map(({ text }) => text))]
      // The monthly cost of a product says its price as well.
      .filter((text, _, texts) => !texts.some((other) => other !== text && other.includes(text)))
      .join("\n\n"),
    links: [...new Map(all.flatMap(({ links }) => links).map((link) => [link.url, link])).values()],
  });
  const own = join(answers.map((answer) => answer.own ?? answer));
  const send = answers.find((answer) => answer.send)?.send;
  return {
    ...join(answers),
    ...(answers.some((answer) => answer.own) && { own }),
    ...(send && { send }),
  };
}

/** None where the question needs a product, and none was named. */
function questionFor(kind: string, product: Subject | undefined): string[] {
  const question = CLOSE_QUESTIONS.get(kind) ?? "";
  if (!question.includes("%")) return question === "" ? [] : [question];
  return product ? [question.replace("%", product.name)] : [];
}

async function readPlaces(db: Db) {
  const rows = await db
    .select({ name: places.name, province: places.province })
    .from(places)
    .where(ne(places.kind, "barangay"))
    .orderBy(places.weight);
  return knownPlaces(rows);
}
