import { asc, isNotNull, sql, type SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { assistantQuestions } from "../tables.server.ts";

/** The words of the questions that staff answered in the FAQ, by its slug. */
export async function answeredQuestions(db: Db): Promise<Map<string, string[]>> {
  const { faqSlug, words } = assistantQuestions;
  const rows = await db
    .select({ faqSlug, words })
    .from(assistantQuestions)
    .where(isNotNull(faqSlug))
    .orderBy(asc(words));
  const bySlug = Map.groupBy(rows, (row) => row.faqSlug ?? "");
  return new Map([...bySlug].map(([slug, asked]) => [slug, asked.map((each) => each.words)]));
}

/** More of them do not fit beside an answer. */
const MOST_SIMILAR = 8;

/** Open questions with at least half of the words of this one, the most asked first. */
export async function similarQuestions(db: Db, { id, words }: { id: string; words: string }) {
  const { id: otherId, words: others, question, times } = assistantQuestions;
  const listed = (text: SQL) => sql`string_to_array(${text}, ' ')`;
  const shared = sql`(select count(*) from unnest(${listed(sql`${others}`)}) word
    where word = any(${listed(sql`${words}::text`)}))`;
  const longest = sql`greatest(cardinality(${listed(sql`${others}`)}), cardinality(${listed(sql`${words}::text`)}))`;
  return db
    .select({ id: otherId, question, times })
    .from(assistantQuestions)
    .where(sql`${isOpen} and ${otherId} <> ${id} and ${shared} * 2 >= ${longest}`)
    .orderBy(sql`${shared} desc`, sql`${times} desc`, asc(otherId))
    .limit(MOST_SIMILAR);
}

const isOpen = sql`${assistantQuestions.settledAt} is null`;
