import { and, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { pushDevices } from "../tables.server.ts";

/** Removes a device of the account. */
export async function removeDevice(
  { db, actor }: Ctx,
  deviceId: string,
): Promise<Result<undefined, Refusal<"forbidden" | "device_gone">>> {
  if (actor.kind !== "user") return refuse("forbidden");
  const own = and(eq(pushDevices.id, deviceId), eq(pushDevices.userId, actor.userId));
  const { rowCount } = await db.delete(pushDevices).where(own);
  return rowCount === 0 ? refuse("device_gone") : ok(undefined);
}
