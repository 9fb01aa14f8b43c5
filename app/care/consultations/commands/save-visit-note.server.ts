import { ok, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { openAct, type ActOn, type ActRefusal } from "./open-act.server.ts";
import { writeVisit } from "./write-visit.server.ts";

export type VisitNote = {
  said: string;
  plan: string;
  forPatient: string;
  followUpWeeks: number | null;
};

export async function saveVisitNote(
  ctx: Ctx,
  { note, ...on }: ActOn & { note: VisitNote },
): Promise<Result<undefined, ActRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openAct(tx, "write", on);
    if (!opened.ok) return opened;
    await writeVisit(tx, opened.value, "visit.draft_saved", note);
    return ok(undefined);
  });
}
