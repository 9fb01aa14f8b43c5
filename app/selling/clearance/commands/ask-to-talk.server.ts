import { ok, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { openAct, type DecideOn, type DecideRefusal } from "./open-act.server.ts";
import { writeAct } from "./write-act.server.ts";

/** A clinician wants to talk before deciding. The buyer is asked to book a time. */
export async function askToTalk(
  ctx: Ctx,
  { answer, ...on }: DecideOn & { answer: string | null },
): Promise<Result<undefined, DecideRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openAct(tx, "talk", on);
    if (!opened.ok) return opened;
    const { request } = opened.value;
    await writeAct(tx, request, "talk", { answer });
    await enqueue(tx.db, "clearance.mail", { requestId: request.id, news: "to_talk" });
    return ok(undefined);
  });
}
