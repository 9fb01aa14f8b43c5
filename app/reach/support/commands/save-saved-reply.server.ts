import { and, eq, ne, sql } from "drizzle-orm";
import type { Edited } from "#app/lib/edit.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { SavedReplyInput } from "../input.ts";
import { savedReplies } from "../tables.server.ts";
import { lockSavedReply } from "./lock-saved-reply.server.ts";

type SaveSavedReplyRefusal = Refusal<
  "forbidden" | "not_found" | "changed_meanwhile" | "archived" | "taken"
>;

export async function saveSavedReply(
  ctx: Ctx,
  values: SavedReplyInput,
  edited: Edited,
): Promise<Result<{ id: string; title: string }, SaveSavedReplyRefusal>> {
  if (!may(ctx.actor, "tickets:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockSavedReply(tx, edited.id);
    if (!before) return refuse("not_found");
    if (before.version !== edited.version) return refuse("changed_meanwhile");
    if (before.archivedAt) return refuse("archived");
    // Two that take one title at once wait here for each other, instead of failing at the index.
    const key = `saved reply ${values.title}`;
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const taken = and(eq(savedReplies.title, values.title), ne(savedReplies.id, edited.id));
    if ((await tx.db.$count(savedReplies, taken)) > 0) return refuse("taken");
    await tx.db
      .update(savedReplies)
      .set({ ...values, version: before.version + 1 })
      .where(eq(savedReplies.id, edited.id));
    await recordAudit(tx, {
      action: "saved_reply.changed",
      subject: { type: "saved_reply", id: edited.id },
      before: { title: before.title, body: before.body },
      after: values,
    });
    return ok({ id: edited.id, title: values.title });
  });
}
