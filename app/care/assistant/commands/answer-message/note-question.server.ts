import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { SearchTerm } from "../../rules/asked-words.ts";
import { questionToNote } from "../../rules/unanswered.ts";
import type { Vocabulary } from "../../rules/vocabulary.ts";
import { assistantQuestions } from "../../tables.server.ts";

/** Staff read no more than these, and a sender of nonsense cannot fill the table. */
const MOST_OPEN = 1_000;

/**
 * Counts a question that no text answers, for the writers of the texts. One that they had answered
 * is open again: its text is gone, or does not answer it.
 */
export async function noteQuestion(
  { db, now, ids }: Ctx,
  message: string,
  { asked, vocabulary }: { asked: readonly SearchTerm[]; vocabulary: Vocabulary },
): Promise<void> {
  const noted = questionToNote(message, asked, vocabulary);
  if (!noted) return;
  const { words, question } = noted;
  const open = sql`(select count(*) from ${assistantQuestions} where settled_at is null)`;
  await db.execute(
    sql`insert into ${assistantQuestions} as known (id, words, question, first_asked_at, last_asked_at)
      select ${ids.newId()}, ${words}, ${question}, ${now}, ${now}
      where exists (select from ${assistantQuestions} where words = ${words})
        or ${open} < ${MOST_OPEN}
      on conflict (words) do update
        set question = excluded.question, times = known.times + 1,
          last_asked_at = excluded.last_asked_at, faq_slug = null,
          settled_at = case when known.outcome = 'declined' then known.settled_at end,
          settled_by = case when known.outcome = 'declined' then known.settled_by end,
          outcome = nullif(known.outcome, 'answered')`,
  );
}
