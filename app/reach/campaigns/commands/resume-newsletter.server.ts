import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { newsletterMessages as say } from "../texts/shopper.ts";
import { beginSubscription } from "./begin-subscription.server.ts";
import { lockSubscription } from "./lock-subscription.server.ts";

/** Undoes the end, by a consent of its own. The link is proof of the mailbox. */
export async function resumeNewsletter(
  ctx: Ctx,
  stopToken: string,
): Promise<Result<undefined, Refusal<"unknown">>> {
  return inTransaction(ctx, async (tx) => {
    const subscription = await lockSubscription(tx, stopToken);
    if (!subscription) return refuse("unknown");
    if (subscription.state === "ended") {
      await beginSubscription(tx, subscription.id, { wording: say.stayWording });
    }
    return ok(undefined);
  });
}
