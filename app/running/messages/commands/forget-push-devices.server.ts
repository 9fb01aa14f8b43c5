import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { pushDevices } from "../tables.server.ts";

/** Removes all devices of an account that is signed out everywhere. */
export async function forgetPushDevices({ db }: Pick<Ctx, "db">, userId: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.userId, userId));
}
