import { setMarketing } from "#app/people/customers/commands/set-marketing.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";

/**
 * The buyer ticked the box for news: an account agrees at once, for its own address; anyone else is
 * asked by mail, since an order proves no mailbox. Asking again for the same order asks once.
 */
export async function askForNews(ctx: Ctx, order: { id: string; email: string }): Promise<void> {
  const { actor } = ctx;
  const email = order.email.toLowerCase();
  if (actor.kind === "user" && actor.email === email) await setMarketing(ctx, true);
  else await emit(ctx.db, "newsletter.wanted", { requestId: order.id, email });
}
