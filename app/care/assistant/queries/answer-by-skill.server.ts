import { ne } from "drizzle-orm";
import { looksLikeOrder } from "#app/selling/orders/rules/named-order.ts";
import { places } from "#app/running/places/tables.server.ts";
import type { Memory } from "#app/platform/database/memory.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { wordsOf } from "../rules/asked-words.ts";
import { findPlace, knownPlaces } from "../rules/find-place.ts";
import {
  findBrand,
  findProducts,
  type ProductNames,
  type Subject,
} from "../rules/find-products.ts";
import { isFollowUp, subjectsInTalk } from "../rules/follow-up.ts";
import { isFilipino } from "../rules/is-filipino.ts";
import type { ReadKind } from "../rules/policy.ts";
import type { Passage } from "../rules/passage.ts";
import { readQuestion, TALK } from "./read-question.server.ts";
import { SKILLS } from "../skills/all-skills.server.ts";
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
  meant: string[];
};

const SKILL_OF = new Map(SKILLS.map((skill) => [skill.id, skill]));

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
  const read = (text: string) => {
    const words = wordsOf(text);
    const products = findProducts(words, known);
    const place = findPlace(words, places);
    const named = { products: products.length, place: place !== undefined };
    const asked = readQuestion(words, { ...named, order: looksLikeOrder(text) });
    return { words, products, place, ...asked, namesAny: products.length > 0 || named.place };
  };
  const own = read(message);
  const earlier = before.map(read);
  const last = earlier[0]?.kind;
  const goesOn = last && !TALK.has(last) && own.namesAny && isFollowUp(own.words);
  const kind = goesOn ? last : own.kind;
  const skill = kind === undefined ? undefined : SKILL_OF.get(kind);
  const products = subjectsInTalk({
    kind,
    own: own.products,
    before: earlier.map(({ products: named }) => named),
  });
  const answer = await skill?.answer({
    ...shop,
    db,
    now,
    message,
    brand: findBrand(own.words),
    products,
    place: own.place,
    isFilipino: isFilipino(message),
  });
  return {
    read: { kind, close: own.close },
    skill: answer,
    meant: own.close.flatMap((close) => questionFor(close, products[0])),
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
