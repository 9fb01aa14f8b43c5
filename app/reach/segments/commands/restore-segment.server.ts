import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { segments } from "../tables.server.ts";
import { lockSegment } from "./lock-segment.server.ts";

/** Brings a segment back into the lists. */
export async function restoreSegment(
  ctx: Ctx,
  segmentId: string,
): Promise<Result<{ name: string }, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "segments:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const segment = await lockSegment(tx, segmentId);
    if (!segment) return refuse("not_found");
    const { name, version } = segment;
    if (!segment.archivedAt) return ok({ name });
    await tx.db
      .update(segments)
      .set({ archivedAt: null, version: version + 1 })
      .where(eq(segments.id, segmentId));
    await recordAudit(tx, {
      action: "segment.restored",
      subject: { type: "segment", id: segmentId },
      before: { name },
    });
    return ok({ name });
  });
}
