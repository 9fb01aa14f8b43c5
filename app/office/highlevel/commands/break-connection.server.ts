import { isNull } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { ConnectionProblem } from "../rules/read-answer.ts";
import { highlevelConnection } from "../tables.server.ts";

/** Stops all sending, as HighLevel refuses the key. Call inside the transaction that found out. */
export async function breakConnection(tx: Ctx, problem: ConnectionProblem): Promise<void> {
  const broken = await tx.db
    .update(highlevelConnection)
    .set({ problem, problemSince: tx.now })
    .where(isNull(highlevelConnection.problem));
  if (broken.rowCount === 0) return;
  await recordAudit(tx, {
    action: "highlevel.stopped",
    subject: { type: "highlevel", id: "connection" },
    after: { problem },
  });
}
