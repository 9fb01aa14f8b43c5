import { eq } from "drizzle-orm";
import { addDays, atShopMinute } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { judgeApproval } from "../rules/judge-approval.ts";
import { clearanceApprovals } from "../tables.server.ts";
import { openAct, type DecideOn, type DecideRefusal } from "./open-act.server.ts";
import { writeAct } from "./write-act.server.ts";

export type Approval = {
  units: number;
  /** The last day of the approval, like `2027-01-31`. */
  lastDay: string;
  /** For the buyer. */
  answer: string | null;
};

/** A clinician approves a number of units, from now until the end of a day. */
export async function approveRequest(
  ctx: Ctx,
  { units, lastDay, answer, ...on }: DecideOn & Approval,
): Promise<Result<undefined, DecideRefusal | Refusal<"bad_units" | "bad_day">>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openAct(tx, "approve", on);
    if (!opened.ok) return opened;
    const { request, clinicianId } = opened.value;
    const judged = judgeApproval({ units, lastDay }, tx.now);
    if (!judged.ok) return judged;
    const [clinician] = await tx.db
      .select({ name: user.name })
      .from(user)
      .where(eq(user.id, clinicianId));
    if (!clinician) return refuse("forbidden");
    const { id: requestId, customerId, productId } = request;
    const who = { customerId, clinicianId, clinicianName: clinician.name };
    await tx.db.insert(clearanceApprovals).values({
      id: tx.ids.newId(),
      requestId,
      productId,
      units,
      ...who,
      validFrom: tx.now,
      until: addDays(atShopMinute(lastDay, 0), 1),
    });
    await writeAct(tx, request, "approve", { answer, after: { units, lastDay } });
    await enqueue(tx.db, "clearance.mail", { requestId, news: "approved" });
    return ok(undefined);
  });
}
