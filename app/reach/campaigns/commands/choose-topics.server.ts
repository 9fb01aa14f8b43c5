import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { suppressionOf } from "#app/platform/mail/suppressions.server.ts";
import { findReader } from "../queries/recipients.server.ts";
import type { Topic } from "../rules/topics.ts";
import { endMarketing } from "./end-marketing.server.ts";
import { writeTopics } from "./write-topics.server.ts";

/**
 * Sets the topics of the mailbox that received this link. No topic ends all news. A reader without
 * news starts again elsewhere. The link's token is the authorization.
 */
export async function chooseTopics(
  ctx: Ctx,
  stopToken: string,
  chosen: readonly Topic[],
): Promise<Result<"chosen" | "ended", Refusal<"unknown" | "ended">>> {
  return inTransaction(ctx, async (tx) => {
    const reader = await findReader(tx.db, stopToken);
    if (!reader) return refuse("unknown");
    const { email } = reader;
    if (await suppressionOf(tx, email, "marketing")) return refuse("ended");
    if (chosen.length === 0) {
      const ended = await endMarketing(tx, stopToken);
      return ended.ok ? ok("ended" as const) : ended;
    }
    await writeTopics(tx, { email, chosen });
    return ok("chosen" as const);
  });
}
