import { ok, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { openAct, type ActOn, type ActRefusal } from "./open-act.server.ts";
import { writeAct } from "./write-act.server.ts";

/** Staff refuse a return with a reason for the buyer. Its units can be returned later. */
export async function refuseReturn(
  ctx: Ctx,
  { answer, ...on }: ActOn & { answer: string },
): Promise<Result<undefined, ActRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openAct(tx, "refuse", on);
    if (!opened.ok) return opened;
    const { own, isDone } = opened.value;
    if (isDone) return ok(undefined);
    const facts = { answer, decidedAt: own.decidedAt ?? tx.now, endedAt: tx.now };
    await writeAct(tx, own, "refuse", { key: on.key, facts, reason: answer });
    await enqueue(tx.db, "returns.mail", { returnId: own.id, news: "refused" });
    return ok(undefined);
  });
}
