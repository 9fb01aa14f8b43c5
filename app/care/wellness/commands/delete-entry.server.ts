import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { wellnessEntries } from "../tables.server.ts";
import { lockEntry } from "./lock-entry.server.ts";

/** The receipt stays, so that an entry sent again cannot reappear. */
export async function deleteEntry(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "changed_meanwhile">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const row = await lockEntry(tx, actor.userId, id);
    if (!row) return refuse("not_found");
    if (row.version !== version) return refuse("changed_meanwhile");
    await tx.db.delete(wellnessEntries).where(eq(wellnessEntries.id, id));
    return ok(undefined);
  });
}
