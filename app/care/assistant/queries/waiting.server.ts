import { and, asc, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { href } from "react-router";
import type { Db } from "#app/platform/database/db.server.ts";
import { nextInQueue, type QueuePlace } from "#app/platform/list/next-in-queue.server.ts";
import { waitingPart, type WaitingPart } from "#app/platform/list/waiting-part.server.ts";
import { assistantConversations, assistantQuestions } from "../tables.server.ts";

const isOpen = isNull(assistantQuestions.settledAt);
const isFlagged =
  and(
    isNull(assistantConversations.settledAt),
    or(ne(assistantConversations.level, "none"), assistantConversations.ratedDown),
  ) ?? sql`false`;

/** The question that has waited longest for a text, or the requested one, and how many wait. */
export async function nextQuestion(db: Db, place: QueuePlace = {}) {
  const { id, firstAskedAt } = assistantQuestions;
  const first = async (which?: SQL) => {
    const [found] = await db
      .select()
      .from(assistantQuestions)
      .where(and(isOpen, which))
      .orderBy(asc(firstAskedAt), asc(id))
      .limit(1);
    return found;
  };
  const [left, question] = await Promise.all([
    db.$count(assistantQuestions, isOpen),
    nextInQueue({ since: firstAskedAt, id }, place, first),
  ]);
  return { left, question };
}

/** The same for conversations that staff with access to health data must look at. */
export async function nextFlagged(db: Db, place: QueuePlace = {}) {
  const { id, startedAt } = assistantConversations;
  const first = async (which?: SQL) => {
    const [found] = await db
      .select({ id })
      .from(assistantConversations)
      .where(and(isFlagged, which))
      .orderBy(asc(startedAt), asc(id))
      .limit(1);
    return found;
  };
  const [left, found] = await Promise.all([
    db.$count(assistantConversations, isFlagged),
    nextInQueue({ since: startedAt, id }, place, first),
  ]);
  return { left, id: found?.id };
}

/** The number of open questions and the age of the oldest, for the dashboard. */
export const waitingQuestionPart = waitingPart(
  assistantQuestions,
  isOpen,
  assistantQuestions.firstAskedAt,
);
/** The words that most of them have in common. */
export const openTopicsPart: WaitingPart = sql`(
  select json_build_object('count', count(*)::int, 'since', null, 'about', string_agg(word, ', '))
  from (
    select word from ${assistantQuestions}, unnest(string_to_array(words, ' ')) word
    where ${isOpen}
    group by word having count(*) > 1
    order by sum(times) desc, word limit 3
  ) topics)`;
export const waitingConversationPart = waitingPart(
  assistantConversations,
  isFlagged,
  assistantConversations.startedAt,
);

/** The number of open items, by the address of their page. */
export const waitingForAssistant: Record<string, SQL<number>> = {
  [href("/admin/assistant/questions")]: sql`(
    select count(*)::int from ${assistantQuestions} where ${isOpen})`,
  [href("/admin/assistant/conversations")]: sql`(
    select count(*)::int from ${assistantConversations} where ${isFlagged})`,
};
