import { eq } from "drizzle-orm";
import { ok, type Refusal, type Result } from "#app/lib/result.ts";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { lockLevels } from "#app/goods/catalog/queries/stock.server.ts";
import { lockLotsOfLines } from "#app/selling/orders/commands/lock-lots-of-lines.server.ts";
import { returnToLots } from "#app/selling/orders/commands/return-to-lots.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { linesOfReturn, type ReturnLine } from "../queries/find-return.server.ts";
import { judgeInspection, type Unsellable } from "../rules/judge-goods.ts";
import { returnLines } from "../tables.server.ts";
import { openAct, type ActOn, type ActRefusal, type LockedReturn } from "./open-act.server.ts";
import { writeAct } from "./write-act.server.ts";

/**
 * Staff inspect the goods: good units are for sale again, the others are not. Units of a recalled
 * lot are never good, even while the recall begins.
 */
export async function inspectReturn(
  ctx: Ctx,
  { good, ...on }: ActOn & { good: ReadonlyMap<string, number> },
): Promise<Result<undefined, ActRefusal | Refusal<"too_many_good" | Unsellable>>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openAct(tx, "inspect", on);
    if (!opened.ok) return opened;
    const { own, isDone } = opened.value;
    if (isDone) return ok(undefined);
    const claimed = await tx.db
      .select({ id: returnLines.orderItemId })
      .from(returnLines)
      .where(eq(returnLines.returnId, own.id));
    await lockLotsOfLines(
      tx,
      claimed.map(({ id }) => id),
    );
    const lines = await linesOfReturn(tx.db, own.id);
    const judged = judgeInspection(lines, good);
    if (!judged.ok) return judged;
    for (const { id, ...units } of judged.value) {
      await tx.db.update(returnLines).set(units).where(eq(returnLines.id, id));
    }
    const goodOf = new Map(judged.value.map((line) => [line.id, line.good]));
    await putBack(tx, own, lines, goodOf);
    const sum = (of: "good" | "spoiled") => judged.value.reduce((all, line) => all + line[of], 0);
    const after = { good: sum("good"), spoiled: sum("spoiled") };
    await writeAct(tx, own, "inspect", { key: on.key, facts: { inspectedAt: tx.now }, after });
    return ok(undefined);
  });
}

async function putBack(
  ctx: Ctx,
  { number }: LockedReturn,
  lines: readonly ReturnLine[],
  goodOf: ReadonlyMap<string, number>,
): Promise<void> {
  const back = lines.filter(({ id }) => (goodOf.get(id) ?? 0) > 0);
  const inOrder = back.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
  for (const { id, orderItemId } of inOrder) {
    await returnToLots(ctx, { orderItemId, units: goodOf.get(id) ?? 0 });
  }
  // Locks all levels at once, in the usual order, because locking them one by one could deadlock.
  await lockLevels(ctx.db, [...new Set(back.map((line) => line.productId))]);
  for (const { id, productId, variantId } of back) {
    const by = goodOf.get(id) ?? 0;
    const put = await adjustStock(ctx, { productId, variantId, by, reason: `Return ${number}` });
    if (!put.ok) throw new Error(`units that came back cannot go to stock: ${put.reason}`);
  }
}
