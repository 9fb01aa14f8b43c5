import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { importItems } from "../../tables.server.ts";
import type { ImportNoun } from "../../queries/import-noun.server.ts";
import { attempt } from "./attempt.server.ts";

/** Reverts one item, or records why it stays. */
export async function revertItem(ctx: Ctx, noun: ImportNoun, id: string): Promise<void> {
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
