import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { importItems } from "../../tables.server.ts";
import type { ImportNoun } from "../../queries/import-noun.server.ts";
import { attempt } from "./attempt.server.ts";

/** Applies one item and records its result, in one transaction. */
export async function applyItem(
  ctx: Ctx,
  noun: ImportNoun,
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
