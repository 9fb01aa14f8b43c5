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
import { isFollowUp, subjectsInTalk, withMeant } from "../rules/follow-up.ts";
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
  const last = earlier.find((one) => one.kind !== undefined)?.kind;
  const placeBefore = earlier.find((one) => one.place !== undefined)?.place;
  const namesAny = own.products.length > 0 || own.place !== undefined;
  const goesOn = last !== undefined && !TALK.has(last) && namesAny && isFollowUp(own.words);
  const parts = partsOfQuestion(message).map((part) => read(part));
  const kind = kindInTalk(goesOn ? last : (own.kind ?? clearestOf(parts)), own, last);
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
    isFilipino: isFilipino(message),
  });
  const answerTo = (asked: string | undefined, part: Part) =>
    answerOf(asked, questionOf(asked, part));
  const guess = async () => {
    const isOfOne = own.products.length === 1 && IN_OVERVIEW.has(own.guess ?? "");
    // What may ask for a dose gets no other figures instead.
    return isOfOne && !own.close.includes("dose")
      ? answerTo("overview", own)
      : answerTo(own.guess, own);
  };
  const isOne = goesOn || kind === "compare";
  const several = isOne ? [] : severalIn(own, parts);
  const asked = several.length > 1 ? several : [{ ...own, kind }];
  const answers = await Promise.all(asked.map((part) => answerTo(part.kind, part)));
  return {
    read: { kind, close: own.close },
    skill: joinAnswers(answers.filter((answer) => answer !== undefined)),
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

/** None, or a kind of question that what we say of a product in general answers as well. */
const IN_OVERVIEW = new Set(
  ",price,sizes,stock,what it is,registration status,prescription".split(","),
);

const OF_PLACE = new Set(["delivery", "free shipping"]);

/** What "How much?" asks after a question about something else than a product. */
const COST_AFTER = new Map([
  ["book a doctor", "consultation fee"],
  ["a doctor", "consultation fee"],
  ["kind of visit", "consultation fee"],
  ["consultation fee", "consultation fee"],
  ["cash on delivery", "cash on delivery"],
]);
/** Their answers say how long it takes. */
const TIMED = new Set(["delete data", "delivery", "refund", "return", "change or cancel"]);

/** "What about to Palawan?" after a question about Singapore; "How much?" after one about doctors. */
function kindInTalk(kind: string | undefined, { place, products }: Part, last = "") {
  if (kind === "abroad" && place) return "delivery";
  if (products.length > 0) return kind;
  if (kind === "price") return COST_AFTER.get(last) ?? kind;
  return kind === "results" && TIMED.has(last) ? last : kind;
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
    text: [...new Set(all.map(({ text }) => text))].join("\n\n"),
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
