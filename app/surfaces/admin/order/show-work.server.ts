import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { showMails } from "./show-mails.server.ts";
import { showNotes } from "./show-notes.server.ts";

/** What staff wrote on an order, and what the shop wrote to its buyer. */
export async function showWork(ctx: Ctx, order: { id: string; email: string }) {
  const [notes, mails] = await Promise.all([showNotes(ctx, order.id), showMails(ctx, order)]);
  return { notes, mails };
}
