import { and, asc, inArray, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { importItems } from "../../tables.server.ts";
import { importMessages as say } from "../../texts/staff.ts";
import type {
  ApplyItem,
  ImportFailure,
  ManyNoun,
  RevertItem,
} from "../../queries/import-noun.server.ts";
import { attempt } from "./attempt.server.ts";

const AT_ONCE = 500;

type Step = { step: "apply" | "revert"; format: string };
type Item = typeof importItems.$inferSelect;
/** The columns of an item that a step writes. */
type Written = Partial<
  Pick<Item, "result" | "problem" | "subjectId" | "saved" | "reverted" | "revertNote">
>;

/**
 * Carries out the items in groups. Each group is written together with its results. If the
 * database rejects the values of a group, its items are tried one by one.
 */
export async function carryOutMany(
  ctx: Ctx,
  noun: ManyNoun,
  { ids, step, format }: Step & { ids: readonly string[] },
): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await inTransaction(ctx, async (tx) => {
      const left = step === "apply" ? importItems.result : importItems.reverted;
      const items = await tx.db
        .select()
        .from(importItems)
        .where(and(inArray(importItems.id, ids.slice(from, from + AT_ONCE)), isNull(left)))
        .orderBy(asc(importItems.position))
        .for("update");
      await write(tx, items, await outcomesOf(tx, noun, { items, step, format }));
    });
  }
}

async function outcomesOf(
  tx: Ctx,
  noun: ManyNoun,
  { items, ...step }: Step & { items: readonly Item[] },
): Promise<Written[]> {
  const failed = (note: string): ImportFailure => ({ ok: false, reason: "failed", note });
  if (!may(tx.actor, noun.ability))
    return items.map(() => asFailed(step.step, failed(say.errors.forbidden)));
  const done = await attempt(tx, async (inner) => ({
    ok: true,
    value: await run(inner, noun, { items, ...step }),
  }));
  if (done.ok) return done.value;
  if (items.length === 1) return [asFailed(step.step, done)];
  const each: Written[] = [];
  for (const item of items) each.push(...(await outcomesOf(tx, noun, { items: [item], ...step })));
  return each;
}

const asFailed = (step: "apply" | "revert", { note }: ImportFailure): Written =>
  step === "apply" ? { result: "failed", problem: note } : { reverted: "stays", revertNote: note };

async function run(
  tx: Ctx,
  noun: ManyNoun,
  { items, step, format }: Step & { items: readonly Item[] },
): Promise<Written[]> {
  if (step === "apply") {
    const applied = await noun.many.apply(tx, items as readonly ApplyItem[], format);
    return applied.map((one, index): Written => {
      if (!one.ok) return asFailed(step, one);
      return { result: items[index]?.outcome === "add" ? "added" : "changed", ...one.value };
    });
  }
  const reverted = await noun.many.revert(tx, items as readonly RevertItem[]);
  return reverted.map((one) =>
    one.ok ? { reverted: "reverted", revertNote: one.value.note } : asFailed(step, one),
  );
}

async function write({ db }: Ctx, items: readonly Item[], written: Written[]): Promise<void> {
  const rows = items.map((item, index) => ({ ...item, ...written[index] }));
  await db.execute(sql`
    update ${importItems} i set result = r.result, problem = r.problem,
      subject_id = r."subjectId", saved = r.saved, reverted = r.reverted,
      revert_note = r."revertNote"
    from jsonb_to_recordset(${JSON.stringify(
      rows.map(({ id, result, problem, subjectId, saved, reverted, revertNote }) => ({
        id,
        result,
        problem,
        subjectId,
        saved,
        reverted,
        revertNote,
      })),
    )}::jsonb) as r(id uuid, result text, problem text, "subjectId" uuid, saved jsonb,
      reverted text, "revertNote" text)
    where i.id = r.id`);
}
