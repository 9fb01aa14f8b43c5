import { sql } from "drizzle-orm";
import { z } from "zod";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { operation, type RecordKey } from "#app/platform/records/operation.ts";
import { faqInput, type FaqInput } from "../input.ts";
import { faqHistory } from "../queries/faq.server.ts";
import { faqVersions } from "../tables.server.ts";

type FaqRefusal = Refusal<"forbidden" | "slug_taken" | "not_found" | "changed_meanwhile">;

/** Writes the version after the edited one, or without `edited` a question with a new slug. */
export async function saveFaqEntry(
  ctx: Ctx,
  input: FaqInput,
  edited?: { version: number },
): Promise<Result<{ slug: string; version: number }, FaqRefusal>> {
  if (!may(ctx.actor, "content:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    await lockQuestion(tx, input.slug);
    const latest = await latestOf(tx, input.slug);
    if (!edited && latest) return refuse("slug_taken");
    if (edited && !latest) return refuse("not_found");
    if (edited && latest?.version !== edited.version) return refuse("changed_meanwhile");
    const version = (latest?.version ?? 0) + 1;
    const id = tx.ids.newId();
    const savedBy = actorId(tx.actor);
    await tx.db.insert(faqVersions).values({ id, ...input, version, savedAt: tx.now, savedBy });
    await recordAudit(tx, {
      action: "faq.saved",
      subject: { type: "faq", id: input.slug },
      before: latest && logged(latest),
      after: { ...logged(input), version },
    });
    return ok({ slug: input.slug, version });
  });
}

async function lockQuestion({ db }: Ctx, slug: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`faq ${slug}`}, 0))`);
}

async function latestOf({ db }: Ctx, slug: string) {
  const [latest] = await faqHistory(db, slug).limit(1);
  return latest;
}

function logged({ category, position, question, answer, live, isShown }: FaqInput) {
  return { category, position, question, answer, live, isShown };
}

/** A question by the name that its address has. */
export const questionBySlug: RecordKey = {
  name: "slug",
  says: "The name of the question in its address, such as shipping-time",
  async lock(tx, slug) {
    await lockQuestion(tx, slug);
    return (await latestOf(tx, slug))?.slug;
  },
};

/** The version that the writer read, so that no one's words are overwritten unseen. */
const read = z.int().min(1);

const facts = {
  who: "content:write",
  kind: "change",
  isRepeatable: false,
  needsPerson: true,
  key: questionBySlug,
  output: z.object({ version: z.int() }),
} as const;

export const rewordQuestion = operation({
  ...facts,
  name: "questions.reword",
  says: "Change the words of a question of the FAQ and its answer.",
  input: faqInput.pick({ question: true, answer: true }).extend({ version: read }),
  run: (ctx, { version, ...words }, slug) => saveNext(ctx, slug, version, words),
});

export const showQuestion = operation({
  ...facts,
  name: "questions.show",
  says: "Show a question in the FAQ, or hide it.",
  input: z.object({ shown: z.boolean(), version: read }),
  run: (ctx, { version, shown }, slug) => saveNext(ctx, slug, version, { isShown: shown }),
});

async function saveNext(ctx: Ctx, slug: string, version: number, change: Partial<FaqInput>) {
  const latest = await latestOf(ctx, slug);
  if (!latest) return refuse("not_found");
  return saveFaqEntry(ctx, { slug, ...logged(latest), ...change }, { version });
}
