import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockConnection } from "../queries/connection.server.ts";
import type { Sender } from "../rules/sender.ts";
import { courierConnections } from "../tables.server.ts";

type SenderInput = { sender: Sender; version: number };

/** Stores the sender of parcels. `version` is the version of the connection in the form. */
export async function saveSender(
  ctx: Ctx,
  { sender, version }: SenderInput,
): Promise<Result<undefined, Refusal<"forbidden" | "not_set_up" | "changed_meanwhile">>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const connection = await lockConnection(tx);
    if (!connection) return refuse("not_set_up");
    const before = connection.row;
    if (before.version !== version) return refuse("changed_meanwhile");
    await tx.db
      .update(courierConnections)
      .set({ sender, version: version + 1, savedAt: tx.now })
      .where(eq(courierConnections.courier, "ninjavan"));
    await recordAudit(tx, {
      action: "courier.sender_saved",
      subject: { type: "courier", id: "ninjavan" },
      ...(before.sender && { before: shown(before.sender) }),
      after: shown(sender),
    });
    return ok(undefined);
  });
}

/** Leaves out the carrier's id, which means nothing to a reader of the log. */
const shown = ({ carrierId: _, isPickedUp, ...sender }: Sender) => ({
  ...sender,
  collected: isPickedUp,
});
