import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { knownDevices } from "../tables.server.ts";

/** A new password, or signing out everywhere, forgets all known browsers. */
export async function forgetDevices({ db }: Pick<Ctx, "db">, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
