import { and, eq, ne, sql } from "drizzle-orm";
import type { Edited } from "#app/lib/edit.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { SegmentInput } from "../input.ts";
import { segments } from "../tables.server.ts";
import { lockSegment } from "./lock-segment.server.ts";

type SaveRefusal = Refusal<"forbidden" | "not_found" | "changed_meanwhile" | "archived" | "taken">;

export async function saveSegment(
  ctx: Ctx,
  { name, conditions }: SegmentInput,
  edited: Edited,
): Promise<Result<{ id: string; name: string }, SaveRefusal>> {
  if (!may(ctx.actor, "segments:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockSegment(tx, edited.id);
    if (!before) return refuse("not_found");
    if (before.version !== edited.version) return refuse("changed_meanwhile");
    if (before.archivedAt) return refuse("archived");
    // Two that take one name at once wait here for each other, instead of failing at the index.
    const key = `segment ${name}`;
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const taken = and(eq(segments.name, name), ne(segments.id, edited.id));
    if ((await tx.db.$count(segments, taken)) > 0) return refuse("taken");
    const { id, version } = before;
    await tx.db
      .update(segments)
      .set({ name, conditions, version: version + 1 })
      .where(eq(segments.id, id));
    await recordAudit(tx, {
      action: "segment.changed",
      subject: { type: "segment", id },
      before: { name: before.name, ...before.conditions },
      after: { name, ...conditions },
    });
    return ok({ id, name });
  });
}
