import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import type { Outcome } from "../../rules/visit-outcome.ts";
import { openAct, type ActOn, type ActRefusal } from "../open-act.server.ts";
import type { VisitNote } from "../save-visit-note.server.ts";
import { writeVisit } from "../write-visit.server.ts";
import { settleOutcome, type OutcomeRefusal } from "./settle-outcome.server.ts";

type Ending = ActOn & { note: VisitNote; outcome: Outcome };
type EndVisitRefusal = ActRefusal | OutcomeRefusal | Refusal<"nothing_said">;

/**
 * Makes a note final and carries out how the visit ended, in one step: where the decision on a
 * request is refused, the note stays a draft.
 */
export async function endVisit(
  ctx: Ctx,
  { note, outcome, ...on }: Ending,
): Promise<Result<undefined, EndVisitRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openAct(tx, "end", on);
    if (!opened.ok) return opened;
    if (note.said === "") return refuse("nothing_said");
    const settled = await settleOutcome(tx, opened.value.userId, outcome);
    if (!settled.ok) return settled;
    await writeVisit(tx, opened.value, "visit.done", {
      ...note,
      state: "done",
      outcome: outcome.kind,
      endedAt: tx.now,
    });
    await emit(tx.db, "visit.done", { bookingId: on.bookingId });
    return ok(undefined);
  });
}
