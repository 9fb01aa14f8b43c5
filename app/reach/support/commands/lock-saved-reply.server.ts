import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { savedReplies } from "../tables.server.ts";

/** The saved reply as it is now, locked until the transaction ends. */
export async function lockSavedReply({ db }: Ctx, replyId: string) {
  if (!isUuid(replyId)) return undefined;
  const [reply] = await db
    .select()
    .from(savedReplies)
    .where(eq(savedReplies.id, replyId))
    .for("no key update");
  return reply;
}
