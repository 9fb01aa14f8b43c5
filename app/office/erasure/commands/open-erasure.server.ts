import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { erasureDue, type ErasureRequester } from "../rules/erasure-terms.ts";
import { erasures } from "../tables.server.ts";

type Wish = { customerId: string; askedBy: ErasureRequester; reason?: string };

/** Returns false if there is a request already. Call it inside a transaction. */
export async function openErasure(tx: Ctx, wish: Wish): Promise<boolean> {
  const id = tx.ids.newId();
  const asked = { ...wish, id, askedAt: tx.now, dueAt: erasureDue(tx.now) };
  const written = await tx.db
    .insert(erasures)
    .values(asked)
    .onConflictDoNothing({
      target: erasures.customerId,
      where: sql`${erasures.keptAt} is null and ${erasures.doneAt} is null`,
    })
    .returning({ id: erasures.id });
  if (written.length === 0) return false;
  await enqueue(tx.db, "erasure.mail-asked", { erasureId: id });
  return true;
}
