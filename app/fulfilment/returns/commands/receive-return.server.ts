import { eq } from "drizzle-orm";
import { ok, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { linesOfReturn } from "../queries/find-return.server.ts";
import { judgeArrival } from "../rules/judge-goods.ts";
import { returnLines } from "../tables.server.ts";
import { openAct, type ActOn, type ActRefusal } from "./open-act.server.ts";
import { writeAct } from "./write-act.server.ts";

/** The goods of a return have arrived, fully or in part. Missing units can be returned again. */
export async function receiveReturn(
  ctx: Ctx,
  { came, ...on }: ActOn & { came: ReadonlyMap<string, number> },
): Promise<Result<undefined, ActRefusal | Refusal<"nothing_came" | "too_many">>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openAct(tx, "receive", on);
    if (!opened.ok) return opened;
    const { own, isDone } = opened.value;
    if (isDone) return ok(undefined);
    const arrived = judgeArrival(await linesOfReturn(tx.db, own.id), came);
    if (!arrived.ok) return arrived;
    for (const { id, received } of arrived.value) {
      await tx.db.update(returnLines).set({ received }).where(eq(returnLines.id, id));
    }
    const units = arrived.value.reduce((sum, { received }) => sum + received, 0);
    const facts = { receivedAt: tx.now };
    await writeAct(tx, own, "receive", { key: on.key, facts, after: { units } });
    return ok(undefined);
  });
}
