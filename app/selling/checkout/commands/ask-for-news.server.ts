import { setMarketing } from "#app/people/customers/commands/set-marketing.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";

/**
 * Handles the checkbox for news. An account is subscribed at once with its own address. Other
 * buyers get a mail to confirm, since an order does not prove a mailbox. Repeating it for the same
 * order has no further effect.
 */
export async function askForNews(ctx: Ctx, order: { id: string; email: string }): Promise<void> {
  const { actor } = ctx;
  const email = order.email.toLowerCase();
  if (actor.kind === "user" && actor.email === email) await setMarketing(ctx, true);
  else await emit(ctx.db, "newsletter.wanted", { requestId: order.id, email });
}
