import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Follower } from "../../jobs/follower.server.ts";
import { automationOf } from "../../queries/automations.server.ts";
import { judgeRun } from "../../rules/judge-run.ts";
import { automationRuns } from "../../tables.server.ts";
import { readFacts } from "./read-facts.server.ts";
import { writeMail } from "./write-mail.server.ts";

type Services = { follower: Follower; agrees: (email: SQL) => SQL };

/**
 * Handles one due run in one transaction that locks its row. A killed process leaves the run
 * unchanged, and of two workers the second finds it ended.
 */
export async function sendRun(
  ctx: JobCtx,
  runId: string,
  { follower, agrees }: Services,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const open = and(eq(automationRuns.id, runId), isNull(automationRuns.endedAt));
    const [run] = await tx.db
      .select()
      .from(automationRuns)
      .where(open)
      .for("update", { skipLocked: true });
    if (!run) return;
    const looked = await follower.look(tx, run);
    const exit = "exit" in looked ? looked.exit : undefined;
    const { isOn } = await automationOf(tx.db, run.automation);
    const verdict = judgeRun({ ...(await readFacts(tx, run, agrees)), isOn, exit });
    const own = eq(automationRuns.id, runId);
    switch (verdict.do) {
      case "not_due":
        return;
      case "wait":
        await tx.db
          .update(automationRuns)
          .set({ waitsFor: verdict.why, lookAt: verdict.until })
          .where(own);
        return;
      case "leave":
      case "skip":
        await tx.db
          .update(automationRuns)
          .set({
            state: verdict.do === "leave" ? "left" : "skipped",
            waitsFor: null,
            endedWhy: verdict.why,
            endedAt: tx.now,
          })
          .where(own);
        return;
      case "send":
        if (!("exit" in looked)) await writeMail({ ...ctx, ...tx }, run, looked);
    }
  });
}
