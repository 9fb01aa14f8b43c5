import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { forgetPushDevices } from "#app/running/messages/commands/forget-push-devices.server.ts";
import { knownDevices } from "../tables.server.ts";

/** A new password, or signing out everywhere, forgets all known browsers and ends notifications. */
export async function forgetDevices({ db }: Pick<Ctx, "db">, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
  await forgetPushDevices({ db }, userId);
}
