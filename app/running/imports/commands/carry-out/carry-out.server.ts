import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { countItems } from "../../queries/find-import.server.ts";
import { importItems, imports } from "../../tables.server.ts";
import { actorNow } from "#app/running/staff/queries.server.ts";
import { attempt } from "./attempt.server.ts";
import { carryOutMany } from "./carry-out-many.server.ts";
import { planFile } from "./plan-file.server.ts";
import type { ImportNoun, SingleNoun } from "../../queries/import-noun.server.ts";

/**
 * Plans, applies or reverts an import item by item. It applies and reverts as the person who pressed the button and with that
 * person's current abilities. Each item is written together with its result, so a restart after a
 * crash or a second process does each item once.
 */
export async function carryOut(ctx: Ctx, noun: ImportNoun, importId: string): Promise<void> {
  const [found] = await ctx.db
    .select({
      state: imports.state,
      fileName: imports.fileName,
      format: imports.format,
      startedBy: imports.startedBy,
      revertedBy: imports.revertedBy,
    })
    .from(imports)
    .where(eq(imports.id, importId));
  if (found?.state === "planning") await planFile(ctx, noun, importId);
  if (found?.state === "applying") {
    const acting = { ...ctx, actor: await actorNow(ctx.db, found.startedBy) };
    const ids = await waiting(ctx, importId, "apply");
    if (noun.many) await carryOutMany(acting, noun, { ids, step: "apply", format: found.format });
    else for (const id of ids) await applyItem(acting, noun, { id, fileName: found.fileName });
    await end(acting, importId, "applied");
  }
  if (found?.state === "reverting") {
    const acting = { ...ctx, actor: await actorNow(ctx.db, found.revertedBy) };
    const ids = await waiting(ctx, importId, "revert");
    if (noun.many) await carryOutMany(acting, noun, { ids, step: "revert", format: found.format });
    else for (const id of ids) await revertItem(acting, noun, id);
    await end(acting, importId, "reverted");
  }
}

/** The remaining items in the order of the file, or in reverse order for a revert. */
async function waiting({ db }: Ctx, importId: string, step: "apply" | "revert") {
  const { id, position, outcome, result, reverted } = importItems;
  const left =
    step === "apply"
      ? and(inArray(outcome, ["add", "change"]), isNull(result))
      : and(inArray(result, ["added", "changed"]), isNull(reverted));
  const rows = await db
    .select({ id })
    .from(importItems)
    .where(and(eq(importItems.importId, importId), left))
    .orderBy(step === "apply" ? asc(position) : desc(position));
  return rows.map((row) => row.id);
}

async function end(ctx: Ctx, importId: string, state: "applied" | "reverted"): Promise<void> {
  const before = state === "applied" ? "applying" : "reverting";
  await inTransaction(ctx, async (tx) => {
    const ended = await tx.db
      .update(imports)
      .set({ state, ...(state === "applied" && { endedAt: tx.now }) })
      .where(and(eq(imports.id, importId), eq(imports.state, before)))
      .returning({ noun: imports.noun, fileName: imports.fileName });
    // Another process has ended the import.
    if (!ended[0]) return;
    const { added, changed, failed, refuse, reverted, stays } = await countItems(tx.db, importId);
    const counts =
      state === "applied" ? { added, changed, refused: refuse + failed } : { reverted, stays };
    await recordAudit(tx, {
      action: `import.${state}`,
      subject: { type: "import", id: importId },
      after: { ...ended[0], ...counts },
    });
  });
}

/** Applies one item and records its result, in one transaction. */
async function applyItem(
  ctx: Ctx,
  noun: SingleNoun,
  { id, fileName }: { id: string; fileName: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [item] = await tx.db
      .select()
      .from(importItems)
      .where(and(eq(importItems.id, id), isNull(importItems.result)))
      .for("update");
    if (item?.outcome !== "add" && item?.outcome !== "change") return;
    const { outcome } = item;
    const done = await attempt(tx, (inner) => noun.apply(inner, { ...item, outcome }, fileName));
    const result = done.ok
      ? {
          result: outcome === "add" ? ("added" as const) : ("changed" as const),
          ...done.value,
        }
      : { result: "failed" as const, problem: done.note };
    await tx.db.update(importItems).set(result).where(eq(importItems.id, id));
  });
}

/** Reverts one item, or records why it stays. */
async function revertItem(ctx: Ctx, noun: SingleNoun, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [item] = await tx.db
      .select()
      .from(importItems)
      .where(and(eq(importItems.id, id), isNull(importItems.reverted)))
      .for("update");
    if (!item || item.subjectId === null) return;
    const { subjectId, result, plan, saved } = item;
    if (result !== "added" && result !== "changed") return;
    const done = await attempt(tx, (inner) =>
      noun.revert(inner, { result, subjectId, plan, saved }),
    );
    await tx.db
      .update(importItems)
      .set(
        done.ok
          ? { reverted: "reverted", revertNote: done.value.note }
          : { reverted: "stays", revertNote: done.note },
      )
      .where(eq(importItems.id, id));
  });
}
