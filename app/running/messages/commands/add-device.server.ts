import { and, eq, ne } from "drizzle-orm";
import { outsideProblem } from "#app/lib/public-address.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { fitsPush } from "../gateways/push-crypto.server.ts";
import type { PushTarget } from "../gateways/push-service.server.ts";
import { pushDevices } from "../tables.server.ts";
import { lockChoices } from "./lock-choices.server.ts";

const MOST_DEVICES = 10;

/** `loopback` allows a push service on this machine, for tests. */
type NewDevice = PushTarget & { name: string; loopback: boolean };

/**
 * Notifies the account on this device from now on. A browser has one address, so a device that
 * another account turned on before moves to this one.
 */
export async function addDevice(
  ctx: Ctx,
  { endpoint, p256dh, auth, name, loopback }: NewDevice,
): Promise<Result<undefined, Refusal<"forbidden" | "bad_device" | "too_many_devices">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  if (outsideProblem(endpoint, loopback) || !fitsPush({ p256dh, auth })) {
    return refuse("bad_device");
  }
  return inTransaction(ctx, async (tx) => {
    await lockChoices(tx, actor.userId);
    const others = and(eq(pushDevices.userId, actor.userId), ne(pushDevices.endpoint, endpoint));
    if ((await tx.db.$count(pushDevices, others)) >= MOST_DEVICES) {
      return refuse("too_many_devices");
    }
    const row = { userId: actor.userId, sessionId: actor.session?.id, p256dh, auth, name };
    await tx.db
      .insert(pushDevices)
      .values({ ...row, id: tx.ids.newId(), endpoint, createdAt: tx.now })
      .onConflictDoUpdate({
        target: pushDevices.endpoint,
        set: { ...row, createdAt: tx.now, lastTakenAt: null },
      });
    return ok(undefined);
  });
}
