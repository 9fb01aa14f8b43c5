import { ne } from "drizzle-orm";
import { looksLikeOrder } from "#app/selling/orders/rules/named-order.ts";
import { places } from "#app/running/places/tables.server.ts";
import type { Memory } from "#app/platform/database/memory.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { wordsOf } from "../rules/asked-words.ts";
import { findPlace, knownPlaces } from "../rules/find-place.ts";
import { findBrand, type Subject } from "../rules/find-products.ts";
import { isFilipino } from "../rules/is-filipino.ts";
import type { Passage } from "../rules/passage.ts";
import { readQuestion } from "./read-question.server.ts";
import { SKILLS } from "../skills/all-skills.server.ts";
import type { Asker } from "../skills/skill.ts";
import type { SkillAnswer } from "../views/skill-answer.ts";

type Shop = {
  asker: Asker;
  online: boolean;
  memory: Memory;
  texts: readonly Passage[];
  /** The products that the message names. */
  products: readonly Subject[];
};

const SKILL_OF = new Map(SKILLS.map((skill) => [skill.id, skill]));

/** The answer of the skill that a message asks for; undefined if none does. */
export async function answerBySkill(
  { memory, ...shop }: Shop,
  message: string,
): Promise<SkillAnswer | undefined> {
  const words = wordsOf(message);
  const { products, asker } = shop;
  const { db, now } = asker.ctx;
  const place = findPlace(words, await memory.read("assistant_places", () => readPlaces(db)));
  const kind = readQuestion(words, {
    products: products.length,
    place: place !== undefined,
    order: looksLikeOrder(message),
  });
  const skill = kind === undefined ? undefined : SKILL_OF.get(kind);
  return skill?.answer({
    ...shop,
    db,
    now,
    message,
    brand: findBrand(words),
    place,
    isFilipino: isFilipino(message),
  });
}

async function readPlaces(db: Db) {
  const rows = await db
    .select({ name: places.name, province: places.province })
    .from(places)
    .where(ne(places.kind, "barangay"))
    .orderBy(places.weight);
  return knownPlaces(rows);
}
