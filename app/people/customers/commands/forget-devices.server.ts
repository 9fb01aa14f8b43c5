import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { knownDevices } from "../tables.server.ts";

/** With a new password, or a sign-out everywhere, no browser is known any more. */
export async function forgetDevices({ db }: Pick<Ctx, "db">, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
