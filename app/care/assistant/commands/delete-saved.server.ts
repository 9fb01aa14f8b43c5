import { and, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { isStorable } from "../queries/own-conversations.server.ts";
import { assistantSavedTurns as saved } from "../tables.server.ts";

export async function deleteSaved(
  { db, actor }: Ctx,
  conversation: string,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found">>> {
  if (actor.kind !== "user") return refuse("forbidden");
  if (!isStorable(conversation)) return refuse("not_found");
  const own = and(eq(saved.userId, actor.userId), eq(saved.conversation, conversation));
  const gone = await db.delete(saved).where(own);
  return gone.rowCount ? ok(undefined) : refuse("not_found");
}
