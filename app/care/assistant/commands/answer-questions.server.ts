import { inArray } from "drizzle-orm";
import { validate } from "uuid";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { saveFaqEntry } from "#app/running/content/commands/save-faq-entry.server.ts";
import { faqEntries } from "#app/running/content/queries/faq.server.ts";
import { slugOf } from "#app/running/content/rules/slugs.ts";
import type { FaqCategory } from "#app/running/content/views/faq-terms.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { assistantQuestions } from "../tables.server.ts";

type GivenAnswer = {
  /** The questions that this answers, in other words. */
  questionIds: readonly string[];
  question: string;
  answer: string;
  category: FaqCategory;
};

type AnswerRefusal = Refusal<"forbidden" | "not_found" | "settled" | "slug_taken">;

/** Publishes an answer in the FAQ, and Health AI gives it to whoever asks one of the questions again. */
export async function answerQuestions(
  ctx: Ctx,
  { questionIds, question, answer, category }: GivenAnswer,
): Promise<Result<{ slug: string }, AnswerRefusal>> {
  if (!may(ctx.actor, "content:write")) return refuse("forbidden");
  const ids = [...new Set(questionIds)];
  if (ids.length === 0 || !ids.every((id) => validate(id))) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const these = inArray(assistantQuestions.id, ids);
    const rows = await tx.db
      .select()
      .from(assistantQuestions)
      .where(these)
      .orderBy(assistantQuestions.id)
      .for("update");
    if (rows.length < ids.length) return refuse("not_found");
    if (rows.some(({ settledAt }) => settledAt)) return refuse("settled");
    const entry = { question, answer, category, live: "none", isShown: true } as const;
    const position = await nextPosition(tx.db, category);
    const saved = await saveFaqEntry(tx, { ...entry, slug: slugOf(question), position });
    if (!saved.ok) return refuse(saved.reason === "forbidden" ? "forbidden" : "slug_taken");
    const { slug } = saved.value;
    await tx.db
      .update(assistantQuestions)
      .set({
        settledAt: tx.now,
        settledBy: actorId(tx.actor),
        outcome: "answered",
        faqSlug: slug,
      })
      .where(these);
    for (const id of ids) {
      await recordAudit(tx, {
        action: "assistant_question.settled",
        subject: { type: "assistant_question", id },
        after: { outcome: "answered", faq: slug },
      });
    }
    return ok({ slug });
  });
}

const LAST_POSITION = 999;

async function nextPosition(db: Db, category: FaqCategory): Promise<number> {
  const taken = (await faqEntries(db)).filter((entry) => entry.category === category);
  return Math.min(LAST_POSITION, Math.max(0, ...taken.map(({ position }) => position)) + 1);
}
