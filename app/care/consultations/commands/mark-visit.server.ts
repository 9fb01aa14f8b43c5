import { ok, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { openAct, type ActOn, type ActRefusal } from "./open-act.server.ts";
import { writeVisit } from "./write-visit.server.ts";

/** Records whether the patient came. Either can be corrected until the note is final. */
export async function markVisit(
  ctx: Ctx,
  { came, ...on }: ActOn & { came: boolean },
): Promise<Result<undefined, ActRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openAct(tx, came ? "come" : "miss", on);
    if (!opened.ok) return opened;
    await writeVisit(tx, opened.value, "visit.marked", { state: came ? "came" : "no_show" });
    return ok(undefined);
  });
}
