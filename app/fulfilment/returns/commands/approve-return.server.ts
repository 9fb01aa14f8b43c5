import { ok, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { openAct, type ActOn, type ActRefusal } from "./open-act.server.ts";
import { writeAct } from "./write-act.server.ts";

type Approval = ActOn & {
  /** Often a photo is enough, which saves the goods a journey in the heat. */
  comesBack: boolean;
  answer: string | null;
};

/** Staff accept a return and tell the buyer what to do. */
export async function approveReturn(
  ctx: Ctx,
  { comesBack, answer, ...on }: Approval,
): Promise<Result<undefined, ActRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openAct(tx, "approve", on);
    if (!opened.ok) return opened;
    const { own, isDone } = opened.value;
    if (isDone) return ok(undefined);
    const facts = { comesBack, answer, decidedAt: tx.now };
    const reason = answer ?? undefined;
    await writeAct(tx, own, "approve", { key: on.key, facts, after: { comesBack }, reason });
    await enqueue(tx.db, "returns.mail", { returnId: own.id, news: "approved" });
    return ok(undefined);
  });
}
