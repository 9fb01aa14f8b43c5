import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { EntryInput } from "../input.ts";
import { wordSealer } from "../queries/sealed-words.server.ts";
import { wellnessEntries } from "../tables.server.ts";
import { lockEntry } from "./lock-entry.server.ts";

type Edit = { id: string; version: number; entry: EntryInput };

/** Changes one of the actor's own entries, from the version that was read. */
export async function editEntry(
  ctx: Ctx,
  { id, version, entry }: Edit,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "changed_meanwhile">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const row = await lockEntry(tx, actor.userId, id);
    if (!row) return refuse("not_found");
    if (row.version !== version) return refuse("changed_meanwhile");
    const { symptoms, notes, ...measured } = entry;
    const sealer = wordSealer(tx);
    const typed = sealer.seal(id, { symptoms, notes });
    // Words that can't be opened were not shown either: nothing typed takes nothing away.
    const isShut = sealer.open(id, row.sealed) === undefined;
    const sealed = typed === null && isShut ? row.sealed : typed;
    await tx.db
      .update(wellnessEntries)
      .set({ ...measured, sealed, version: version + 1 })
      .where(eq(wellnessEntries.id, id));
    return ok(undefined);
  });
}
