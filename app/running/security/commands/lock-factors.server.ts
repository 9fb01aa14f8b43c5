import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";

/** Serializes changes to an account's factors, so that the second change sees the first. */
export async function lockFactors(tx: Pick<Ctx, "db">, userId: string): Promise<void> {
  await tx.db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("no key update");
}
