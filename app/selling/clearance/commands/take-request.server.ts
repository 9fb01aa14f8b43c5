import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isClinicianAccount } from "../queries/clinicians.server.ts";
import { isClinician } from "../rules/decides-clearance.ts";
import { isOpen } from "../rules/request-moves.ts";
import { clearanceRequests } from "../tables.server.ts";
import { lockRequest } from "./lock-request.server.ts";

type TakeRefusal = Refusal<"forbidden" | "not_found" | "own_request" | "not_now" | "taken">;

/**
 * Makes the buyer of a request this clinician's own patient: from then on only this clinician can
 * read the answers. Another clinician can take the request over once the first is no longer a
 * clinician of the shop.
 */
export async function takeRequest(
  ctx: Ctx,
  requestId: string,
): Promise<Result<undefined, TakeRefusal>> {
  const { actor } = ctx;
  if (!isClinician(actor)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (!request) return refuse("not_found");
    if (request.userId === actor.userId) return refuse("own_request");
    if (request.clinicianId === actor.userId) return ok(undefined);
    if (!isOpen(request.state)) return refuse("not_now");
    if (request.clinicianId !== null && (await isActive(tx, request.clinicianId))) {
      return refuse("taken");
    }
    await tx.db
      .update(clearanceRequests)
      .set({ clinicianId: actor.userId, takenAt: tx.now, version: request.version + 1 })
      .where(eq(clearanceRequests.id, requestId));
    const subject = { type: "clearance", id: requestId };
    const before = { clinicianId: request.clinicianId };
    const after = { clinicianId: actor.userId };
    await recordAudit(tx, { action: "clearance.taken", subject, before, after });
    return ok(undefined);
  });
}

async function isActive({ db }: Ctx, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select ${isClinicianAccount(sql`${userId}`)} as is`,
  );
  return rows[0]?.is ?? false;
}
