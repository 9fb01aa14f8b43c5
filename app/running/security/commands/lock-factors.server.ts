import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";

/** Of two changes of what an account proves itself by, the second sees what the first one did. */
export async function lockFactors(tx: Pick<Ctx, "db">, userId: string): Promise<void> {
  await tx.db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("no key update");
}
