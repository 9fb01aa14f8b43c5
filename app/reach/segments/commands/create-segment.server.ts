import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { SegmentInput } from "../input.ts";
import { segments } from "../tables.server.ts";

export async function createSegment(
  ctx: Ctx,
  { name, conditions }: SegmentInput,
): Promise<Result<{ id: string; name: string }, Refusal<"forbidden" | "taken">>> {
  if (!may(ctx.actor, "segments:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const id = tx.ids.newId();
    const written = await tx.db
      .insert(segments)
      .values({ id, name, conditions, createdAt: tx.now })
      .onConflictDoNothing({ target: segments.name })
      .returning({ id: segments.id });
    if (written.length === 0) return refuse("taken");
    await recordAudit(tx, {
      action: "segment.created",
      subject: { type: "segment", id },
      after: { name, ...conditions },
    });
    return ok({ id, name });
  });
}
