import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Memory } from "#app/platform/database/memory.server.ts";
import { askedWords } from "../rules/asked-words.ts";
import type { Passage, PassageKind } from "../rules/passage.ts";
import { rankPassages, type PassageHits } from "../rules/rank-passages.ts";
import { assistantPassages, passageNames } from "../tables.server.ts";
import type { Evidence } from "../views/compose-answer.ts";
import { currentPassages } from "./current-passages.server.ts";

const MOST = 4;
/** How alike a misspelt word and a name are; "tirzepatyd" and "tirzepatide" have 0.64. */
const ALIKE = 0.5;
/** Shorter words are alike by chance. */
const SHORTEST_MISSPELT = 6;

/** What the shop's published texts have about a question: the best passages, or none. */
export async function findPassages(
  { db, memory }: { db: Db; memory: Memory },
  message: string,
): Promise<Evidence> {
  const asked = askedWords(message);
  if (asked.length === 0) return { passages: [], asked, isKnownTopic: false };
  const { passages } = await memory.read("assistant_passages", () => currentPassages(db));
  const hits = await readHits(
    db,
    asked.map(({ word, others }) => [word, ...others]),
  );
  const ranked = rankPassages(asked.length, hits, passages.length);
  const found = ranked.map(({ position }) => passages[position]);
  // Of each page its best one.
  const byPage = new Map<string, Passage>();
  for (const passage of found) {
    if (passage && !byPage.has(passage.url)) byPage.set(passage.url, passage);
  }
  return {
    passages: [...byPage.values()].slice(0, MOST),
    asked,
    isKnownTopic: hits.length > 0,
  };
}

/**
 * The passages that have any of the words, by their stems. Only for a long word that none has it is
 * asked which names are spelt nearly so: that compares each of them.
 */
async function readHits(db: Db, groups: readonly (readonly string[])[]): Promise<PassageHits[]> {
  const hits = await searchPassages(db, groups, []);
  const misspelt = groups.flatMap(([word = ""], index) => {
    const isLong = word.length >= SHORTEST_MISSPELT;
    return isLong && !hits.some(({ found }) => found[index]) ? [index] : [];
  });
  return misspelt.length === 0 ? hits : searchPassages(db, groups, misspelt);
}

async function searchPassages(
  db: Db,
  groups: readonly (readonly string[])[],
  misspelt: readonly number[],
): Promise<PassageHits[]> {
  const queries = groups.map(
    (words) => sql`websearch_to_tsquery('english', ${words.join(" or ")})`,
  );
  const found = groups.map(([word = ""], index) => {
    const byStem = sql`words @@ q${sql.raw(String(index))}`;
    if (!misspelt.includes(index)) return byStem;
    return sql`(${byStem} or word_similarity(${word}, ${passageNames}) >= ${ALIKE})`;
  });
  const named = groups.map(
    (_, index) => sql`ts_filter(words, '{a}') @@ q${sql.raw(String(index))}`,
  );
  const from = queries.map((query, index) => sql`${query} as q${sql.raw(String(index))}`);
  const { rows } = await db.execute<{
    position: number;
    found: boolean[];
    named: boolean[];
    kind: PassageKind;
  }>(
    sql`select position, kind, array[${sql.join(found, sql`, `)}] as found,
        array[${sql.join(named, sql`, `)}] as named
      from ${assistantPassages}, ${sql.join(from, sql`, `)}
      where ${sql.join(found, sql` or `)}`,
  );
  return rows;
}
