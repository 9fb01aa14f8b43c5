import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockConnection } from "../queries/connection.server.ts";
import { highlevelConnection, highlevelMessages } from "../tables.server.ts";
import { leaveAccount } from "./leave-account.server.ts";

/** Deletes the secrets for HighLevel. Waiting messages are never sent. */
export async function disconnect(
  ctx: Ctx,
): Promise<Result<undefined, Refusal<"forbidden" | "not_connected">>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockConnection(tx);
    if (before.sealedKey === null) return refuse("not_connected");
    await tx.db.update(highlevelConnection).set({
      sealedKey: null,
      keyEnd: null,
      sealedLocation: null,
      sealedTrigger: null,
      isOn: false,
      accountName: null,
      testedAt: null,
      problem: null,
      problemSince: null,
      pausedUntil: null,
      version: before.version + 1,
    });
    await leaveAccount(tx);
    await tx.db.delete(highlevelMessages).where(eq(highlevelMessages.state, "waiting"));
    await recordAudit(tx, {
      action: "highlevel.disconnected",
      subject: { type: "highlevel", id: "connection" },
      before: { keyEndsIn: before.keyEnd, sending: before.isOn },
      after: { keyEndsIn: null, sending: false },
    });
    return ok(undefined);
  });
}
