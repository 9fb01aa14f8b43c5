import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { customers } from "../tables.server.ts";

/** Switches the actor's mails and parcels to discreet or back. Existing orders do not change. */
export async function setDiscretion(
  { db, actor }: Ctx,
  isDiscreet: boolean,
): Promise<Result<undefined, Refusal<"forbidden">>> {
  if (actor.kind !== "user") return refuse("forbidden");
  const changed = await db
    .update(customers)
    .set({ isDiscreet })
    .where(eq(customers.userId, actor.userId))
    .returning({ id: customers.id });
  return changed.length > 0 ? ok(undefined) : refuse("forbidden");
}
