import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Channel } from "../rules/send-terms.ts";
import { messageChoices, pushDevices } from "../tables.server.ts";
import { lockChoices } from "./lock-choices.server.ts";

/** Stores how the account is told about each topic. Texts need a number, notifications a device. */
export async function chooseChannels(
  ctx: Ctx,
  channels: Readonly<Record<"orderBy" | "doseBy" | "newsBy", Channel>>,
): Promise<Result<undefined, Refusal<"forbidden" | "no_number" | "no_device">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const { number } = await lockChoices(tx, actor.userId);
    const chosen = Object.values(channels);
    if (number === null && chosen.includes("sms")) return refuse("no_number");
    const hasDevice = (await tx.db.$count(pushDevices, eq(pushDevices.userId, actor.userId))) > 0;
    if (!hasDevice && chosen.includes("push")) return refuse("no_device");
    await tx.db.update(messageChoices).set(channels).where(eq(messageChoices.userId, actor.userId));
    return ok(undefined);
  });
}
